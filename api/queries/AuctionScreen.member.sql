select
  (
    (
      select
        row_to_json("$")
      from
        (
          select
            "t1"."id" as "id",
            "t1"."user_id" as "userId",
            to_char("t1"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
            exists (
              select
                1
              from
                watch
              where
                watch."auction_id" = "t1".id
                and watch.user_id = $1
            ) as "isWatched",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $2
                          ) acting
                      ) is true
                      and (
                        "t1".closed_at is null
                        and "t1".ends_at > statement_timestamp()
                        and "t1".paused_at is null
                        and "t1".start_time <= statement_timestamp()
                        and (
                          select
                            viewer.party_id <> "t1".party_id
                            and viewer.party_id not in (
                              select
                                other.party_id
                              from
                                company_profile own
                                join company_profile other on other.registration_key = own.registration_key
                                and other.verification_status = 'approved'
                                and lower(btrim(other.registration_country)) = lower(btrim(own.registration_country))
                              where
                                own.verification_status = 'approved'
                                and own.party_id = "t1".party_id
                            )
                          from
                            "user" viewer
                          where
                            viewer.id = $3
                        )
                        and not (
                          exists (
                            select
                            from
                              company_member past
                              join company_profile company on company.id = past.company_id
                              join "user" leaver on leaver.id = past.user_id
                              and leaver.party_id <> company.party_id
                            where
                              past.user_id = $4
                              and case
                                when company.party_id = "t1".party_id then past.left_at > "t1".created_at - interval '7 days'
                                else past.left_at > "t1".created_at
                                and exists (
                                  select
                                  from
                                    auction_bidder other
                                  where
                                    other.auction_id = "t1".id
                                    and other.party_id = company.party_id
                                )
                              end
                          )
                          or exists (
                            select
                            from
                              auction_bidder earlier
                              join "user" person on person.id = earlier.user_id
                              and person.party_id <> earlier.party_id
                            where
                              earlier.auction_id = "t1".id
                              and earlier.user_id = $5
                            offset
                              0
                          )
                        )
                        and case
                          when "t1".pre_qualification_required then exists (
                            select
                              1
                            from
                              auction_bidder
                            where
                              auction_id = "t1".id
                              and auction_bidder.party_id = (
                                select
                                  party_id
                                from
                                  "user"
                                where
                                  id = $6
                              )
                              and qualification = 'approved'
                          )
                          else not exists (
                            select
                              1
                            from
                              auction_bidder
                            where
                              auction_id = "t1".id
                              and auction_bidder.party_id = (
                                select
                                  party_id
                                from
                                  "user"
                                where
                                  id = $7
                              )
                              and qualification = 'declined'
                          )
                        end
                        and (
                          "t1".max_bidders is null
                          or "t1".bidders < "t1".max_bidders
                          or exists (
                            select
                              1
                            from
                              auction_bidder
                            where
                              auction_id = "t1".id
                              and auction_bidder.party_id = (
                                select
                                  party_id
                                from
                                  "user"
                                where
                                  id = $8
                              )
                              and last_bid is not null
                          )
                        )
                        and (
                          select
                            case
                              when least > 0 then least::text
                            end
                          from
                            (
                              select
                                coalesce(
                                  (
                                    case "t1".type
                                      when 'forward' then (
                                        case "t1".bid_visibility
                                          when 'public' then "t1".leading_amount
                                          when 'rank_only' then (
                                            select
                                              last_amount
                                            from
                                              auction_bidder
                                            where
                                              auction_id = "t1".id
                                              and auction_bidder.party_id = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $9
                                              )
                                          )
                                        end
                                      ) + coalesce("t1".bid_increment, 0.01)
                                      else (
                                        case "t1".bid_visibility
                                          when 'public' then "t1".leading_amount
                                          when 'rank_only' then (
                                            select
                                              last_amount
                                            from
                                              auction_bidder
                                            where
                                              auction_id = "t1".id
                                              and auction_bidder.party_id = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $10
                                              )
                                          )
                                        end
                                      ) - coalesce("t1".bid_increment, 0.01)
                                    end
                                  ),
                                  "t1".starting_price
                                ) as least
                            ) next
                        ) is not null
                      )
                    ) as "bid",
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $11
                          ) acting
                      ) is true
                      and (
                        "t1".closed_at is null
                        and "t1".ends_at > statement_timestamp()
                        and (
                          select
                            viewer.party_id <> "t1".party_id
                            and viewer.party_id not in (
                              select
                                other.party_id
                              from
                                company_profile own
                                join company_profile other on other.registration_key = own.registration_key
                                and other.verification_status = 'approved'
                                and lower(btrim(other.registration_country)) = lower(btrim(own.registration_country))
                              where
                                own.verification_status = 'approved'
                                and own.party_id = "t1".party_id
                            )
                          from
                            "user" viewer
                          where
                            viewer.id = $12
                        )
                        and not (
                          exists (
                            select
                            from
                              company_member past
                              join company_profile company on company.id = past.company_id
                              join "user" leaver on leaver.id = past.user_id
                              and leaver.party_id <> company.party_id
                            where
                              past.user_id = $13
                              and case
                                when company.party_id = "t1".party_id then past.left_at > "t1".created_at - interval '7 days'
                                else past.left_at > "t1".created_at
                                and exists (
                                  select
                                  from
                                    auction_bidder other
                                  where
                                    other.auction_id = "t1".id
                                    and other.party_id = company.party_id
                                )
                              end
                          )
                          or exists (
                            select
                            from
                              auction_bidder earlier
                              join "user" person on person.id = earlier.user_id
                              and person.party_id <> earlier.party_id
                            where
                              earlier.auction_id = "t1".id
                              and earlier.user_id = $14
                            offset
                              0
                          )
                        )
                        and not exists (
                          select
                            1
                          from
                            auction_bidder
                          where
                            auction_id = "t1".id
                            and auction_bidder.party_id = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $15
                            )
                            and qualification <> 'none'
                        )
                      )
                    ) as "requestParticipation",
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $16
                          ) acting
                      ) is true
                      and (
                        "t1".closed_at is null
                        and "t1".ends_at > statement_timestamp()
                        and "t1".party_id = (
                          select
                            party_id
                          from
                            "user"
                          where
                            id = $17
                        )
                      )
                    ) as "decideParticipation",
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $18
                          ) acting
                      ) is true
                      and (
                        "t1".closed_at is null
                        and "t1".ends_at > statement_timestamp()
                        and "t1".party_id = (
                          select
                            party_id
                          from
                            "user"
                          where
                            id = $19
                        )
                        and "t1".last_bid = 0
                        and "t1".paused_at is null
                      )
                    ) as "edit",
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $20
                          ) acting
                      ) is true
                      and (
                        "t1".closed_at is null
                        and "t1".ends_at > statement_timestamp()
                        and "t1".party_id = (
                          select
                            party_id
                          from
                            "user"
                          where
                            id = $21
                        )
                      )
                    ) as "addNote",
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $22
                          ) acting
                      ) is true
                      and (
                        "t1".closed_at is null
                        and "t1".ends_at > statement_timestamp()
                        and "t1".party_id = (
                          select
                            party_id
                          from
                            "user"
                          where
                            id = $23
                        )
                        and "t1".paused_at is null
                      )
                    ) as "moveEnd",
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $24
                          ) acting
                      ) is true
                      and (
                        "t1".closed_at is null
                        and "t1".ends_at > statement_timestamp()
                        and "t1".start_time <= statement_timestamp()
                        and "t1".party_id = (
                          select
                            party_id
                          from
                            "user"
                          where
                            id = $25
                        )
                      )
                    ) as "voidBid",
                    (false) as "pause",
                    (false) as "resume",
                    (
                      (
                        select
                          (
                            (acting.role is distinct from 'reader')
                            and (acting.lock_reason is null)
                            and (
                              acting.role is not null
                              or lock_of_leaver (acting.id) is null
                            )
                          ) is true
                        from
                          (
                            select
                              member.id,
                              own.role,
                              company.lock_reason
                            from
                              "user" member
                              left join company_member own on own.user_id = member.id
                              and own.left_at is null
                              left join company_profile company on company.id = own.company_id
                            where
                              member.id = $26
                          ) acting
                      ) is true
                      and (
                        "t1".closed_at is null
                        and "t1".ends_at > statement_timestamp()
                        and "t1".party_id = (
                          select
                            party_id
                          from
                            "user"
                          where
                            id = $27
                        )
                        and not case
                          when "t1".bid_visibility = 'sealed' then "t1".last_bid > "t1".voided_bids
                          when "t1".leading_amount is null then false
                          when "t1".reserve_price is null then true
                          when "t1".type = 'forward' then "t1".leading_amount >= "t1".reserve_price
                          else "t1".leading_amount <= "t1".reserve_price
                        end
                      )
                    ) as "cancel"
                ) "$"
            ) as "viewerCan",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t2"."id" as "id",
                    "t2"."company_name" as "companyName",
                    "t2"."verification_status" as "verificationStatus"
                  from
                    "company_profile" "t2"
                  where
                    "t2".party_id = "t1"."party_id"
                ) "$"
            ) as "company",
            "t1"."title" as "title",
            "t1"."description" as "description",
            "t1"."type" as "type",
            case
              when "t1".closed_at is not null
              or (
                "t1".ends_at <= statement_timestamp()
                and (
                  select
                    engine_heartbeat.beat > statement_timestamp() - interval '60 seconds'
                  from
                    engine_heartbeat
                )
              ) then 'ended'
              when "t1".start_time <= statement_timestamp() then 'active'
              else 'scheduled'
            end as "status",
            "t1"."outcome" as "outcome",
            "t1"."quantity" as "quantity",
            "t1"."unit" as "unit",
            "t1"."price_basis" as "priceBasis",
            ("t1"."starting_price")::text as "startingPrice",
            case
              when (
                "t1".bid_visibility = 'public'
                or (
                  "t1".closed_at is not null
                  and (
                    "t1".bid_visibility = 'public'
                    or "t1".outcome is distinct from 'cancelled'
                  )
                )
                or (
                  "t1".bid_visibility = 'rank_only'
                  and (
                    "t1".party_id = any (
                      array(
                        select
                          unnest(array[party_id, own_party_id])
                        from
                          "user"
                        where
                          id = $28
                        union all
                        select
                          party_id
                        from
                          company_profile
                        where
                          user_id = $29
                          and closed_at is not null
                      )
                    )
                    or exists (
                      select
                        1
                      from
                        auction_bidder
                      where
                        auction_id = "t1".id
                        and alias = "t1".leader_alias
                        and party_id = any (
                          array(
                            select
                              unnest(array[party_id, own_party_id])
                            from
                              "user"
                            where
                              id = $30
                            union all
                            select
                              party_id
                            from
                              company_profile
                            where
                              user_id = $31
                              and closed_at is not null
                          )
                        )
                    )
                  )
                )
              ) then (coalesce("t1".leading_amount, "t1".starting_price))::text
            end as "currentPrice",
            case
              when (
                "t1".bid_visibility <> 'sealed'
                or (
                  "t1".closed_at is not null
                  and (
                    "t1".bid_visibility = 'public'
                    or "t1".outcome is distinct from 'cancelled'
                  )
                )
                or "t1".party_id = any (
                  array(
                    select
                      unnest(array[party_id, own_party_id])
                    from
                      "user"
                    where
                      id = $32
                    union all
                    select
                      party_id
                    from
                      company_profile
                    where
                      user_id = $33
                      and closed_at is not null
                  )
                )
              ) then "t1".accepted_bids
            end as "bidCount",
            case
              when (
                "t1".bid_visibility <> 'sealed'
                or (
                  "t1".closed_at is not null
                  and (
                    "t1".bid_visibility = 'public'
                    or "t1".outcome is distinct from 'cancelled'
                  )
                )
                or "t1".party_id = any (
                  array(
                    select
                      unnest(array[party_id, own_party_id])
                    from
                      "user"
                    where
                      id = $34
                    union all
                    select
                      party_id
                    from
                      company_profile
                    where
                      user_id = $35
                      and closed_at is not null
                  )
                )
              ) then "t1".bidders
            end as "bidderCount",
            "t1"."bid_visibility" as "bidVisibility",
            to_char("t1"."start_time" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startTime",
            to_char("t1"."end_time" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endTime",
            to_char("t1"."paused_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "pausedAt",
            "t1"."pause_reason" as "pauseReason",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    case
                      when exists (
                        select
                          1
                        from
                          auction seen_auction
                        where
                          seen_auction.id = "t3".auction_id
                          and (
                            seen_auction.bid_visibility <> 'sealed'
                            or (
                              seen_auction.closed_at is not null
                              and (
                                seen_auction.bid_visibility = 'public'
                                or seen_auction.outcome is distinct from 'cancelled'
                              )
                            )
                          )
                      ) then 'Bidder ' || "t3".alias
                    end as "bidder",
                    "t3"."qualification" as "qualification",
                    "t3"."decline_reason" as "declineReason",
                    ("t3".last_amount)::text as "lastAmount",
                    ("t3".max_amount)::text as "maxAmount",
                    case
                      when exists (
                        select
                          1
                        from
                          auction seen_auction
                        where
                          seen_auction.id = "t3".auction_id
                          and (
                            seen_auction.bid_visibility <> 'sealed'
                            or (
                              seen_auction.closed_at is not null
                              and (
                                seen_auction.bid_visibility = 'public'
                                or seen_auction.outcome is distinct from 'cancelled'
                              )
                            )
                          )
                      ) then exists (
                        select
                          1
                        from
                          auction seen_auction
                        where
                          seen_auction.id = "t3".auction_id
                          and seen_auction.leader_alias = "t3".alias
                      )
                    end as "leading",
                    case
                      when exists (
                        select
                          1
                        from
                          auction seen_auction
                        where
                          seen_auction.id = "t3".auction_id
                          and (
                            seen_auction.bid_visibility <> 'sealed'
                            or (
                              seen_auction.closed_at is not null
                              and (
                                seen_auction.bid_visibility = 'public'
                                or seen_auction.outcome is distinct from 'cancelled'
                              )
                            )
                          )
                      ) then case
                        when "t3".last_bid is not null then (
                          select
                            case
                              when seen_auction.leader_alias = "t3".alias then 1
                              else 1 + (
                                select
                                  count(*)::int
                                from
                                  auction_bidder other
                                where
                                  other.auction_id = "t3".auction_id
                                  and other.alias <> "t3".alias
                                  and other.last_bid is not null
                                  and (
                                    other.alias = seen_auction.leader_alias
                                    or (
                                      case seen_auction.type
                                        when 'forward' then other.last_amount > "t3".last_amount
                                        else other.last_amount < "t3".last_amount
                                      end
                                      or (
                                        other.last_amount = "t3".last_amount
                                        and other.last_bid < "t3".last_bid
                                      )
                                    )
                                  )
                              )
                            end
                          from
                            auction seen_auction
                          where
                            seen_auction.id = "t3".auction_id
                        )
                      end
                    end as "rank"
                  from
                    "auction_bidder" "t3"
                  where
                    "t3".auction_id = "t1".id
                    and "t3".party_id = (
                      select
                        party_id
                      from
                        "user"
                      where
                        id = $36
                    )
                ) "$"
            ) as "myStanding",
            case
              when (
                "t1".bid_visibility = 'public'
                or (
                  "t1".closed_at is not null
                  and (
                    "t1".bid_visibility = 'public'
                    or "t1".outcome is distinct from 'cancelled'
                  )
                )
                or (
                  "t1".bid_visibility = 'rank_only'
                  and (
                    "t1".party_id = any (
                      array(
                        select
                          unnest(array[party_id, own_party_id])
                        from
                          "user"
                        where
                          id = $37
                        union all
                        select
                          party_id
                        from
                          company_profile
                        where
                          user_id = $38
                          and closed_at is not null
                      )
                    )
                    or exists (
                      select
                        1
                      from
                        auction_bidder
                      where
                        auction_id = "t1".id
                        and alias = "t1".leader_alias
                        and party_id = any (
                          array(
                            select
                              unnest(array[party_id, own_party_id])
                            from
                              "user"
                            where
                              id = $39
                            union all
                            select
                              party_id
                            from
                              company_profile
                            where
                              user_id = $40
                              and closed_at is not null
                          )
                        )
                    )
                  )
                )
              ) then (
                round(
                  case "t1".price_basis
                    when 'lot' then coalesce("t1".leading_amount, "t1".starting_price) / "t1".quantity
                    else coalesce("t1".leading_amount, "t1".starting_price)
                  end,
                  2
                )
              )::text
            end as "unitPrice",
            ("t1"."bid_increment")::text as "bidIncrement",
            case
              when "t1".party_id = any (
                array(
                  select
                    unnest(array[party_id, own_party_id])
                  from
                    "user"
                  where
                    id = $41
                  union all
                  select
                    party_id
                  from
                    company_profile
                  where
                    user_id = $42
                    and closed_at is not null
                )
              ) then ("t1".reserve_price)::text
            end as "reservePrice",
            case
              when (
                "t1".bid_visibility = 'public'
                or (
                  "t1".party_id = any (
                    array(
                      select
                        unnest(array[party_id, own_party_id])
                      from
                        "user"
                      where
                        id = $43
                      union all
                      select
                        party_id
                      from
                        company_profile
                      where
                        user_id = $44
                        and closed_at is not null
                    )
                  )
                  and (
                    "t1".bid_visibility = 'rank_only'
                    or (
                      "t1".closed_at is not null
                      and (
                        "t1".bid_visibility = 'public'
                        or "t1".outcome is distinct from 'cancelled'
                      )
                    )
                  )
                )
              ) then case
                when "t1".reserve_price is not null then coalesce(
                  case "t1".type
                    when 'forward' then "t1".leading_amount >= "t1".reserve_price
                    else "t1".leading_amount <= "t1".reserve_price
                  end,
                  false
                )
              end
            end as "reserveMet",
            (
              select
                case
                  when least > 0 then least::text
                end
              from
                (
                  select
                    coalesce(
                      (
                        case "t1".type
                          when 'forward' then (
                            case "t1".bid_visibility
                              when 'public' then "t1".leading_amount
                              when 'rank_only' then (
                                select
                                  last_amount
                                from
                                  auction_bidder
                                where
                                  auction_id = "t1".id
                                  and auction_bidder.party_id = (
                                    select
                                      party_id
                                    from
                                      "user"
                                    where
                                      id = $45
                                  )
                              )
                            end
                          ) + coalesce("t1".bid_increment, 0.01)
                          else (
                            case "t1".bid_visibility
                              when 'public' then "t1".leading_amount
                              when 'rank_only' then (
                                select
                                  last_amount
                                from
                                  auction_bidder
                                where
                                  auction_id = "t1".id
                                  and auction_bidder.party_id = (
                                    select
                                      party_id
                                    from
                                      "user"
                                    where
                                      id = $46
                                  )
                              )
                            end
                          ) - coalesce("t1".bid_increment, 0.01)
                        end
                      ),
                      "t1".starting_price
                    ) as least
                ) next
            ) as "minimumNextBid",
            "t1"."pre_qualification_required" as "preQualificationRequired",
            coalesce(
              (
                select
                  json_agg("$")
                from
                  (
                    select
                      to_char("t4"."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "at",
                      "t4"."note" as "note"
                    from
                      "auction_note" "t4"
                    where
                      "t4"."auction_id" = "t1".id
                    order by
                      "t4".seq
                    limit
                      200
                  ) "$"
              ),
              '[]'::json
            ) as "notes",
            coalesce(
              (
                select
                  json_agg("$")
                from
                  (
                    select
                      "t5"."alias" as "alias",
                      'Bidder ' || "t5".alias as "bidder",
                      "t5"."qualification" as "qualification",
                      "t5"."decline_reason" as "declineReason",
                      (
                        select
                          row_to_json("$")
                        from
                          (
                            select
                              "t6"."id" as "id",
                              "t6"."first_name" as "firstName",
                              "t6"."last_name" as "lastName",
                              "t6"."company_name" as "companyName"
                            from
                              "user" "t6"
                            where
                              "t6".id = "t5"."user_id"
                              and exists (
                                select
                                  1
                                from
                                  auction seen_auction
                                where
                                  seen_auction.id = "t5".auction_id
                                  and seen_auction.pre_qualification_required
                              )
                          ) "$"
                      ) as "user",
                      (
                        select
                          row_to_json("$")
                        from
                          (
                            select
                              "t7"."id" as "id",
                              "t7"."company_name" as "companyName",
                              "t7"."verification_status" as "verificationStatus"
                            from
                              "company_profile" "t7"
                            where
                              "t7".party_id = "t5"."party_id"
                              and exists (
                                select
                                  1
                                from
                                  auction seen_auction
                                where
                                  seen_auction.id = "t5".auction_id
                                  and seen_auction.pre_qualification_required
                              )
                          ) "$"
                      ) as "company"
                    from
                      "auction_bidder" "t5"
                    where
                      "t5"."auction_id" = "t1".id
                      and (
                        "t5".qualification <> 'none'
                        and exists (
                          select
                            1
                          from
                            auction seen_auction
                          where
                            seen_auction.id = "t5".auction_id
                            and seen_auction.party_id = any (
                              array(
                                select
                                  unnest(array[party_id, own_party_id])
                                from
                                  "user"
                                where
                                  id = $47
                                union all
                                select
                                  party_id
                                from
                                  company_profile
                                where
                                  user_id = $48
                                  and closed_at is not null
                              )
                            )
                        )
                      )
                    order by
                      "t5".alias
                    limit
                      500
                  ) "$"
              ),
              '[]'::json
            ) as "participants",
            "t1"."max_bidders" as "maxBidders",
            "t1"."auto_extend" as "autoExtend",
            "t1"."auto_extend_duration" as "autoExtendDuration",
            "t1"."delivery_location" as "deliveryLocation",
            "t1"."delivery_terms" as "deliveryTerms",
            to_char("t1"."delivery_date", 'YYYY-MM-DD') as "deliveryDate",
            "t1"."payment_terms" as "paymentTerms",
            "t1"."quality_specs" as "qualitySpecs",
            "t1"."inspection_required" as "inspectionRequired",
            "t1"."inspection_location" as "inspectionLocation",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t8"."id" as "id",
                    "t8"."name" as "name",
                    "t8"."cas_number" as "casNumber"
                  from
                    "product" "t8"
                  where
                    "t8".id = "t1"."product_id"
                    and "t8".is_shown
                ) "$"
            ) as "product",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t9"."id" as "id",
                    "t9"."first_name" as "firstName",
                    "t9"."last_name" as "lastName",
                    "t9"."company_name" as "companyName"
                  from
                    "user" "t9"
                  where
                    "t9".id = "t1"."user_id"
                ) "$"
            ) as "user",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t10"."id" as "id",
                    case
                      when (
                        "t10".party_id = any (
                          array(
                            select
                              unnest(array[party_id, own_party_id])
                            from
                              "user"
                            where
                              id = $49
                            union all
                            select
                              party_id
                            from
                              company_profile
                            where
                              user_id = $50
                              and closed_at is not null
                          )
                        )
                        or exists (
                          select
                            1
                          from
                            rfp
                          where
                            rfp.id = "t10".rfp_id
                            and rfp.party_id = any (
                              array(
                                select
                                  unnest(array[party_id, own_party_id])
                                from
                                  "user"
                                where
                                  id = $51
                                union all
                                select
                                  party_id
                                from
                                  company_profile
                                where
                                  user_id = $52
                                  and closed_at is not null
                              )
                            )
                        )
                        or exists (
                          select
                            1
                          from
                            auction seen_auction
                          where
                            seen_auction.id = "t10".auction_id
                            and seen_auction.party_id = any (
                              array(
                                select
                                  unnest(array[party_id, own_party_id])
                                from
                                  "user"
                                where
                                  id = $53
                                union all
                                select
                                  party_id
                                from
                                  company_profile
                                where
                                  user_id = $54
                                  and closed_at is not null
                              )
                            )
                            and seen_auction.awarded_bid_id = "t10".id
                        )
                      ) then "t10".user_id
                    end as "userId",
                    (
                      select
                        row_to_json("$")
                      from
                        (
                          select
                            "t11"."id" as "id"
                          from
                            "company_profile" "t11"
                          where
                            "t11".party_id = "t10"."party_id"
                            and (
                              "t10".party_id = any (
                                array(
                                  select
                                    unnest(array[party_id, own_party_id])
                                  from
                                    "user"
                                  where
                                    id = $55
                                  union all
                                  select
                                    party_id
                                  from
                                    company_profile
                                  where
                                    user_id = $56
                                    and closed_at is not null
                                )
                              )
                              or exists (
                                select
                                  1
                                from
                                  rfp
                                where
                                  rfp.id = "t10".rfp_id
                                  and rfp.party_id = any (
                                    array(
                                      select
                                        unnest(array[party_id, own_party_id])
                                      from
                                        "user"
                                      where
                                        id = $57
                                      union all
                                      select
                                        party_id
                                      from
                                        company_profile
                                      where
                                        user_id = $58
                                        and closed_at is not null
                                    )
                                  )
                              )
                              or exists (
                                select
                                  1
                                from
                                  auction seen_auction
                                where
                                  seen_auction.id = "t10".auction_id
                                  and seen_auction.party_id = any (
                                    array(
                                      select
                                        unnest(array[party_id, own_party_id])
                                      from
                                        "user"
                                      where
                                        id = $59
                                      union all
                                      select
                                        party_id
                                      from
                                        company_profile
                                      where
                                        user_id = $60
                                        and closed_at is not null
                                    )
                                  )
                                  and seen_auction.awarded_bid_id = "t10".id
                              )
                            )
                        ) "$"
                    ) as "company",
                    case
                      when exists (
                        select
                          1
                        from
                          auction seen_auction
                        where
                          seen_auction.id = "t10".auction_id
                          and (
                            seen_auction.bid_visibility <> 'sealed'
                            or (
                              seen_auction.closed_at is not null
                              and (
                                seen_auction.bid_visibility = 'public'
                                or seen_auction.outcome is distinct from 'cancelled'
                              )
                            )
                          )
                      ) then 'Bidder ' || "t10".alias_number
                    end as "bidder",
                    ("t10"."amount")::text as "amount",
                    case
                      when (
                        "t10".party_id = any (
                          array(
                            select
                              unnest(array[party_id, own_party_id])
                            from
                              "user"
                            where
                              id = $61
                            union all
                            select
                              party_id
                            from
                              company_profile
                            where
                              user_id = $62
                              and closed_at is not null
                          )
                        )
                        or exists (
                          select
                            1
                          from
                            rfp
                          where
                            rfp.id = "t10".rfp_id
                            and rfp.party_id = any (
                              array(
                                select
                                  unnest(array[party_id, own_party_id])
                                from
                                  "user"
                                where
                                  id = $63
                                union all
                                select
                                  party_id
                                from
                                  company_profile
                                where
                                  user_id = $64
                                  and closed_at is not null
                              )
                            )
                        )
                        or exists (
                          select
                            1
                          from
                            auction seen_auction
                          where
                            seen_auction.id = "t10".auction_id
                            and seen_auction.party_id = any (
                              array(
                                select
                                  unnest(array[party_id, own_party_id])
                                from
                                  "user"
                                where
                                  id = $65
                                union all
                                select
                                  party_id
                                from
                                  company_profile
                                where
                                  user_id = $66
                                  and closed_at is not null
                              )
                            )
                            and seen_auction.awarded_bid_id = "t10".id
                        )
                      ) then "t10".message
                    end as "message",
                    case
                      when exists (
                        select
                          1
                        from
                          bid_void
                        where
                          bid_void.bid_id = "t10".id
                      ) then 'voided'
                      when "t10".rfp_id is not null then coalesce(
                        (
                          select
                            case
                              when rfp.awarded_bid_id = "t10".id then 'awarded'
                              when rfp.awarded_bid_id is not null then 'declined'
                            end
                          from
                            rfp
                          where
                            rfp.id = "t10".rfp_id
                        ),
                        'active'
                      )
                      else coalesce(
                        (
                          select
                            case
                              when seen_auction.awarded_bid_id = "t10".id then 'awarded'
                              when seen_auction.closed_at is not null then 'declined'
                            end
                          from
                            auction seen_auction
                          where
                            seen_auction.id = "t10".auction_id
                        ),
                        'active'
                      )
                    end as "status",
                    to_char("t10"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
                  from
                    "bid" "t10"
                  where
                    "t10".auction_id = "t1".id
                    and "t10".seq = "t1".leader_bid
                    and (
                      "t10".party_id = any (
                        array(
                          select
                            unnest(array[party_id, own_party_id])
                          from
                            "user"
                          where
                            id = $67
                          union all
                          select
                            party_id
                          from
                            company_profile
                          where
                            user_id = $68
                            and closed_at is not null
                        )
                      )
                      or exists (
                        select
                          1
                        from
                          rfp
                        where
                          rfp.id = "t10".rfp_id
                          and rfp.party_id = any (
                            array(
                              select
                                unnest(array[party_id, own_party_id])
                              from
                                "user"
                              where
                                id = $69
                              union all
                              select
                                party_id
                              from
                                company_profile
                              where
                                user_id = $70
                                and closed_at is not null
                            )
                          )
                      )
                      or exists (
                        select
                          1
                        from
                          auction seen_auction
                        where
                          seen_auction.id = "t10".auction_id
                          and (
                            seen_auction.bid_visibility = 'public'
                            or (
                              seen_auction.closed_at is not null
                              and (
                                seen_auction.bid_visibility = 'public'
                                or seen_auction.outcome is distinct from 'cancelled'
                              )
                            )
                            or (
                              seen_auction.bid_visibility = 'rank_only'
                              and seen_auction.party_id = any (
                                array(
                                  select
                                    unnest(array[party_id, own_party_id])
                                  from
                                    "user"
                                  where
                                    id = $71
                                  union all
                                  select
                                    party_id
                                  from
                                    company_profile
                                  where
                                    user_id = $72
                                    and closed_at is not null
                                )
                              )
                            )
                          )
                      )
                    )
                ) "$"
            ) as "leadingBid",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    (
                      select
                        count(*)::int
                      from
                        "bid" "t12"
                      where
                        "t12"."auction_id" = "t1".id
                        and (
                          "t12".party_id = any (
                            array(
                              select
                                unnest(array[party_id, own_party_id])
                              from
                                "user"
                              where
                                id = $73
                              union all
                              select
                                party_id
                              from
                                company_profile
                              where
                                user_id = $74
                                and closed_at is not null
                            )
                          )
                          or exists (
                            select
                              1
                            from
                              rfp
                            where
                              rfp.id = "t12".rfp_id
                              and rfp.party_id = any (
                                array(
                                  select
                                    unnest(array[party_id, own_party_id])
                                  from
                                    "user"
                                  where
                                    id = $75
                                  union all
                                  select
                                    party_id
                                  from
                                    company_profile
                                  where
                                    user_id = $76
                                    and closed_at is not null
                                )
                              )
                          )
                          or exists (
                            select
                              1
                            from
                              auction seen_auction
                            where
                              seen_auction.id = "t12".auction_id
                              and (
                                seen_auction.bid_visibility = 'public'
                                or (
                                  seen_auction.closed_at is not null
                                  and (
                                    seen_auction.bid_visibility = 'public'
                                    or seen_auction.outcome is distinct from 'cancelled'
                                  )
                                )
                                or (
                                  seen_auction.bid_visibility = 'rank_only'
                                  and seen_auction.party_id = any (
                                    array(
                                      select
                                        unnest(array[party_id, own_party_id])
                                      from
                                        "user"
                                      where
                                        id = $77
                                      union all
                                      select
                                        party_id
                                      from
                                        company_profile
                                      where
                                        user_id = $78
                                        and closed_at is not null
                                    )
                                  )
                                )
                              )
                          )
                        )
                    ) as "totalCount",
                    "$a"."a0" as "nodes",
                    (
                      select
                        row_to_json("$")
                      from
                        (
                          select
                            "$a"."a1" as "hasNextPage",
                            "$a"."a2" as "endCursor"
                        ) "$"
                    ) as "pageInfo"
                  from
                    (
                      select
                        coalesce(
                          json_agg(
                            "$p"."c0"
                            order by
                              "$p"."n"
                          ) filter (
                            where
                              "$p"."n" <= 50
                          ),
                          '[]'::json
                        ) as "a0",
                        count(*) filter (
                          where
                            "$p"."n" > 50
                        ) > 0 as "a1",
                        (
                          array_agg(
                            "$p"."c1"
                            order by
                              "$p"."n" desc
                          ) filter (
                            where
                              "$p"."n" <= 50
                          )
                        ) [1] as "a2"
                      from
                        (
                          select
                            (
                              select
                                row_to_json("$")
                              from
                                (
                                  select
                                    "t12"."id" as "id",
                                    case
                                      when (
                                        "t12".party_id = any (
                                          array(
                                            select
                                              unnest(array[party_id, own_party_id])
                                            from
                                              "user"
                                            where
                                              id = $79
                                            union all
                                            select
                                              party_id
                                            from
                                              company_profile
                                            where
                                              user_id = $80
                                              and closed_at is not null
                                          )
                                        )
                                        or exists (
                                          select
                                            1
                                          from
                                            rfp
                                          where
                                            rfp.id = "t12".rfp_id
                                            and rfp.party_id = any (
                                              array(
                                                select
                                                  unnest(array[party_id, own_party_id])
                                                from
                                                  "user"
                                                where
                                                  id = $81
                                                union all
                                                select
                                                  party_id
                                                from
                                                  company_profile
                                                where
                                                  user_id = $82
                                                  and closed_at is not null
                                              )
                                            )
                                        )
                                        or exists (
                                          select
                                            1
                                          from
                                            auction seen_auction
                                          where
                                            seen_auction.id = "t12".auction_id
                                            and seen_auction.party_id = any (
                                              array(
                                                select
                                                  unnest(array[party_id, own_party_id])
                                                from
                                                  "user"
                                                where
                                                  id = $83
                                                union all
                                                select
                                                  party_id
                                                from
                                                  company_profile
                                                where
                                                  user_id = $84
                                                  and closed_at is not null
                                              )
                                            )
                                            and seen_auction.awarded_bid_id = "t12".id
                                        )
                                      ) then "t12".user_id
                                    end as "userId",
                                    (
                                      select
                                        row_to_json("$")
                                      from
                                        (
                                          select
                                            "t13"."id" as "id"
                                          from
                                            "company_profile" "t13"
                                          where
                                            "t13".party_id = "t12"."party_id"
                                            and (
                                              "t12".party_id = any (
                                                array(
                                                  select
                                                    unnest(array[party_id, own_party_id])
                                                  from
                                                    "user"
                                                  where
                                                    id = $85
                                                  union all
                                                  select
                                                    party_id
                                                  from
                                                    company_profile
                                                  where
                                                    user_id = $86
                                                    and closed_at is not null
                                                )
                                              )
                                              or exists (
                                                select
                                                  1
                                                from
                                                  rfp
                                                where
                                                  rfp.id = "t12".rfp_id
                                                  and rfp.party_id = any (
                                                    array(
                                                      select
                                                        unnest(array[party_id, own_party_id])
                                                      from
                                                        "user"
                                                      where
                                                        id = $87
                                                      union all
                                                      select
                                                        party_id
                                                      from
                                                        company_profile
                                                      where
                                                        user_id = $88
                                                        and closed_at is not null
                                                    )
                                                  )
                                              )
                                              or exists (
                                                select
                                                  1
                                                from
                                                  auction seen_auction
                                                where
                                                  seen_auction.id = "t12".auction_id
                                                  and seen_auction.party_id = any (
                                                    array(
                                                      select
                                                        unnest(array[party_id, own_party_id])
                                                      from
                                                        "user"
                                                      where
                                                        id = $89
                                                      union all
                                                      select
                                                        party_id
                                                      from
                                                        company_profile
                                                      where
                                                        user_id = $90
                                                        and closed_at is not null
                                                    )
                                                  )
                                                  and seen_auction.awarded_bid_id = "t12".id
                                              )
                                            )
                                        ) "$"
                                    ) as "company",
                                    case
                                      when exists (
                                        select
                                          1
                                        from
                                          auction seen_auction
                                        where
                                          seen_auction.id = "t12".auction_id
                                          and (
                                            seen_auction.bid_visibility <> 'sealed'
                                            or (
                                              seen_auction.closed_at is not null
                                              and (
                                                seen_auction.bid_visibility = 'public'
                                                or seen_auction.outcome is distinct from 'cancelled'
                                              )
                                            )
                                          )
                                      ) then 'Bidder ' || "t12".alias_number
                                    end as "bidder",
                                    ("t12"."amount")::text as "amount",
                                    case
                                      when (
                                        "t12".party_id = any (
                                          array(
                                            select
                                              unnest(array[party_id, own_party_id])
                                            from
                                              "user"
                                            where
                                              id = $91
                                            union all
                                            select
                                              party_id
                                            from
                                              company_profile
                                            where
                                              user_id = $92
                                              and closed_at is not null
                                          )
                                        )
                                        or exists (
                                          select
                                            1
                                          from
                                            rfp
                                          where
                                            rfp.id = "t12".rfp_id
                                            and rfp.party_id = any (
                                              array(
                                                select
                                                  unnest(array[party_id, own_party_id])
                                                from
                                                  "user"
                                                where
                                                  id = $93
                                                union all
                                                select
                                                  party_id
                                                from
                                                  company_profile
                                                where
                                                  user_id = $94
                                                  and closed_at is not null
                                              )
                                            )
                                        )
                                        or exists (
                                          select
                                            1
                                          from
                                            auction seen_auction
                                          where
                                            seen_auction.id = "t12".auction_id
                                            and seen_auction.party_id = any (
                                              array(
                                                select
                                                  unnest(array[party_id, own_party_id])
                                                from
                                                  "user"
                                                where
                                                  id = $95
                                                union all
                                                select
                                                  party_id
                                                from
                                                  company_profile
                                                where
                                                  user_id = $96
                                                  and closed_at is not null
                                              )
                                            )
                                            and seen_auction.awarded_bid_id = "t12".id
                                        )
                                      ) then "t12".message
                                    end as "message",
                                    case
                                      when exists (
                                        select
                                          1
                                        from
                                          bid_void
                                        where
                                          bid_void.bid_id = "t12".id
                                      ) then 'voided'
                                      when "t12".rfp_id is not null then coalesce(
                                        (
                                          select
                                            case
                                              when rfp.awarded_bid_id = "t12".id then 'awarded'
                                              when rfp.awarded_bid_id is not null then 'declined'
                                            end
                                          from
                                            rfp
                                          where
                                            rfp.id = "t12".rfp_id
                                        ),
                                        'active'
                                      )
                                      else coalesce(
                                        (
                                          select
                                            case
                                              when seen_auction.awarded_bid_id = "t12".id then 'awarded'
                                              when seen_auction.closed_at is not null then 'declined'
                                            end
                                          from
                                            auction seen_auction
                                          where
                                            seen_auction.id = "t12".auction_id
                                        ),
                                        'active'
                                      )
                                    end as "status",
                                    to_char("t12"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
                                ) "$"
                            ) as "c0",
                            translate(
                              encode(convert_to(json_build_array(("t12".created_at)::text, "t12".id)::text, 'UTF8'), 'base64'),
                              E'
',
                              ''
                            ) as "c1",
                            row_number() over (
                              order by
                                "t12".created_at desc,
                                "t12".id desc
                            ) as "n"
                          from
                            "bid" "t12"
                          where
                            "t12"."auction_id" = "t1".id
                            and (
                              "t12".party_id = any (
                                array(
                                  select
                                    unnest(array[party_id, own_party_id])
                                  from
                                    "user"
                                  where
                                    id = $97
                                  union all
                                  select
                                    party_id
                                  from
                                    company_profile
                                  where
                                    user_id = $98
                                    and closed_at is not null
                                )
                              )
                              or exists (
                                select
                                  1
                                from
                                  rfp
                                where
                                  rfp.id = "t12".rfp_id
                                  and rfp.party_id = any (
                                    array(
                                      select
                                        unnest(array[party_id, own_party_id])
                                      from
                                        "user"
                                      where
                                        id = $99
                                      union all
                                      select
                                        party_id
                                      from
                                        company_profile
                                      where
                                        user_id = $100
                                        and closed_at is not null
                                    )
                                  )
                              )
                              or exists (
                                select
                                  1
                                from
                                  auction seen_auction
                                where
                                  seen_auction.id = "t12".auction_id
                                  and (
                                    seen_auction.bid_visibility = 'public'
                                    or (
                                      seen_auction.closed_at is not null
                                      and (
                                        seen_auction.bid_visibility = 'public'
                                        or seen_auction.outcome is distinct from 'cancelled'
                                      )
                                    )
                                    or (
                                      seen_auction.bid_visibility = 'rank_only'
                                      and seen_auction.party_id = any (
                                        array(
                                          select
                                            unnest(array[party_id, own_party_id])
                                          from
                                            "user"
                                          where
                                            id = $101
                                          union all
                                          select
                                            party_id
                                          from
                                            company_profile
                                          where
                                            user_id = $102
                                            and closed_at is not null
                                        )
                                      )
                                    )
                                  )
                              )
                            )
                          order by
                            "t12".created_at desc,
                            "t12".id desc
                          limit
                            51
                        ) "$p"
                    ) "$a"
                ) "$"
            ) as "bids"
          from
            "auction" "t1"
          where
            "t1".id = $103
        ) "$"
    )
  )::text as "json";
