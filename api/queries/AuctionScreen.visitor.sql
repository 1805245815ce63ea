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
            false as "isWatched",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    (false) as "bid",
                    (false) as "requestParticipation",
                    (false) as "decideParticipation",
                    (false) as "edit",
                    (false) as "addNote",
                    (false) as "moveEnd",
                    (false) as "voidBid",
                    (false) as "pause",
                    (false) as "resume",
                    (false) as "cancel"
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
                    false
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
            null as "reservePrice",
            case
              when ("t1".bid_visibility = 'public') then case
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
                              when 'rank_only' then null::numeric
                            end
                          ) + coalesce("t1".bid_increment, 0.01)
                          else (
                            case "t1".bid_visibility
                              when 'public' then "t1".leading_amount
                              when 'rank_only' then null::numeric
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
                      false
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
                    null as "userId",
                    null as "company",
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
                    null as "message",
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
                    false
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
                        "bid" "t11"
                      where
                        false
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
                                    "t11"."id" as "id",
                                    null as "userId",
                                    null as "company",
                                    case
                                      when exists (
                                        select
                                          1
                                        from
                                          auction seen_auction
                                        where
                                          seen_auction.id = "t11".auction_id
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
                                      ) then 'Bidder ' || "t11".alias_number
                                    end as "bidder",
                                    ("t11"."amount")::text as "amount",
                                    null as "message",
                                    case
                                      when exists (
                                        select
                                          1
                                        from
                                          bid_void
                                        where
                                          bid_void.bid_id = "t11".id
                                      ) then 'voided'
                                      when "t11".rfp_id is not null then coalesce(
                                        (
                                          select
                                            case
                                              when rfp.awarded_bid_id = "t11".id then 'awarded'
                                              when rfp.awarded_bid_id is not null then 'declined'
                                            end
                                          from
                                            rfp
                                          where
                                            rfp.id = "t11".rfp_id
                                        ),
                                        'active'
                                      )
                                      else coalesce(
                                        (
                                          select
                                            case
                                              when seen_auction.awarded_bid_id = "t11".id then 'awarded'
                                              when seen_auction.closed_at is not null then 'declined'
                                            end
                                          from
                                            auction seen_auction
                                          where
                                            seen_auction.id = "t11".auction_id
                                        ),
                                        'active'
                                      )
                                    end as "status",
                                    to_char("t11"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
                                ) "$"
                            ) as "c0",
                            translate(
                              encode(convert_to(json_build_array(("t11".created_at)::text, "t11".id)::text, 'UTF8'), 'base64'),
                              E'
',
                              ''
                            ) as "c1",
                            row_number() over (
                              order by
                                "t11".created_at desc,
                                "t11".id desc
                            ) as "n"
                          from
                            "bid" "t11"
                          where
                            false
                          order by
                            "t11".created_at desc,
                            "t11".id desc
                          limit
                            51
                        ) "$p"
                    ) "$a"
                ) "$"
            ) as "bids"
          from
            "auction" "t1"
          where
            "t1".id = $1
        ) "$"
    )
  )::text as "json";
