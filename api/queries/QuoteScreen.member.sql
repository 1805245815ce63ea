select
  (
    (
      select
        row_to_json("$")
      from
        (
          select
            "t1"."number" as "number",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t2"."id" as "id"
                  from
                    "product" "t2"
                  where
                    "t2".id = (
                      select
                        offering.product_id
                      from
                        offering
                      where
                        offering.id = "t1".offering_id
                    )
                    and "t2".is_shown
                ) "$"
            ) as "product",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t3"."id" as "id",
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
                                      member.id = $1
                                  ) acting
                              ) is true
                              and (
                                (
                                  "t3"."first_party_id" = (
                                    select
                                      party_id
                                    from
                                      "user"
                                    where
                                      id = $2
                                  )
                                  or "t3"."second_party_id" = (
                                    select
                                      party_id
                                    from
                                      "user"
                                    where
                                      id = $3
                                  )
                                )
                                and (
                                  select
                                    count(distinct party_id) = 2
                                  from
                                    "user"
                                  where
                                    party_id in ("t3".first_party_id, "t3".second_party_id)
                                    and deleted_at is null
                                )
                              )
                            ) as "sendMessage"
                        ) "$"
                    ) as "viewerCan"
                  from
                    "conversation" "t3"
                  where
                    "t3".id = "t1"."conversation_id"
                    and (
                      "t3"."first_party_id" = any (
                        array(
                          select
                            unnest(array[party_id, own_party_id])
                          from
                            "user"
                          where
                            id = $4
                          union all
                          select
                            party_id
                          from
                            company_profile
                          where
                            user_id = $5
                            and closed_at is not null
                        )
                      )
                      or "t3"."second_party_id" = any (
                        array(
                          select
                            unnest(array[party_id, own_party_id])
                          from
                            "user"
                          where
                            id = $6
                          union all
                          select
                            party_id
                          from
                            company_profile
                          where
                            user_id = $7
                            and closed_at is not null
                        )
                      )
                    )
                ) "$"
            ) as "conversation",
            "t1"."id" as "id",
            case
              when (
                "t1".status = 'open'
                and (
                  select
                    coalesce(available_until < (statement_timestamp() at time zone 'UTC')::date, false)
                  from
                    quote_revision current
                  where
                    current.quote_id = "t1".id
                    and current.number = "t1".current_revision
                )
              ) then 'expired'
              else "t1".status
            end as "status",
            (
              "t1".status = 'open'
              and (
                select
                  coalesce(available_until < (statement_timestamp() at time zone 'UTC')::date, false)
                from
                  quote_revision current
                where
                  current.quote_id = "t1".id
                  and current.number = "t1".current_revision
              )
            ) as "isExpired",
            case
              when "t1".status = 'open' then (
                select
                  case side
                    when 'buyer' then 'seller'
                    else 'buyer'
                  end
                from
                  quote_revision current
                where
                  current.quote_id = "t1".id
                  and current.number = "t1".current_revision
              )
            end as "awaiting",
            "t1"."is_sample" as "isSample",
            "t1"."buyer_id" as "buyerId",
            "t1"."seller_id" as "sellerId",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t4"."id" as "id",
                    "t4"."first_name" as "firstName",
                    "t4"."last_name" as "lastName",
                    "t4"."company_name" as "companyName"
                  from
                    "user" "t4"
                  where
                    "t4".id = "t1"."buyer_id"
                ) "$"
            ) as "buyer",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t5"."id" as "id",
                    "t5"."company_name" as "companyName",
                    "t5"."verification_status" as "verificationStatus"
                  from
                    "company_profile" "t5"
                  where
                    "t5".party_id = "t1"."buyer_party_id"
                ) "$"
            ) as "buyerCompany",
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
                    "t6".id = "t1"."seller_id"
                ) "$"
            ) as "seller",
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
                    "t7".party_id = "t1"."seller_party_id"
                ) "$"
            ) as "sellerCompany",
            to_char("t1"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
            case
              when "t1".buyer_party_id = any (
                array(
                  select
                    unnest(array[party_id, own_party_id])
                  from
                    "user"
                  where
                    id = $8
                  union all
                  select
                    party_id
                  from
                    company_profile
                  where
                    user_id = $9
                    and closed_at is not null
                )
              ) then "t1".request_id
            end as "requestId",
            "t1"."offering_id" as "offeringId",
            "t1"."closed_reason" as "closedReason",
            "t1"."closed_note" as "closedNote",
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
                              member.id = $10
                          ) acting
                      ) is true
                      and (
                        (
                          (
                            "t1"."buyer_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $11
                            )
                            or "t1"."seller_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $12
                            )
                          )
                        )
                        and ("t1".status <> 'accepted')
                        and ("t1".status = 'open')
                        and (true)
                        and (
                          not (
                            "t1".status = 'open'
                            and (
                              select
                                coalesce(available_until < (statement_timestamp() at time zone 'UTC')::date, false)
                              from
                                quote_revision current
                              where
                                current.quote_id = "t1".id
                                and current.number = "t1".current_revision
                            )
                          )
                          or "t1"."seller_party_id" = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $13
                          )
                        )
                        and ("t1".current_revision < $14)
                        and (
                          (
                            select
                              offering.status <> 'withdrawn'
                            from
                              offering
                            where
                              offering.id = "t1".offering_id
                          )
                        )
                      ) is true
                    ) as "revise",
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
                              member.id = $15
                          ) acting
                      ) is true
                      and (
                        (
                          (
                            "t1"."buyer_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $16
                            )
                            or "t1"."seller_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $17
                            )
                          )
                        )
                        and ("t1".status <> 'accepted')
                        and ("t1".status = 'open')
                        and (true)
                        and (
                          (
                            select
                              case side
                                when $18 then "t1".buyer_party_id
                                else "t1".seller_party_id
                              end
                            from
                              quote_revision current
                            where
                              current.quote_id = "t1".id
                              and current.number = "t1".current_revision
                          ) = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $19
                          )
                        )
                        and (
                          not (
                            "t1".status = 'open'
                            and (
                              select
                                coalesce(available_until < (statement_timestamp() at time zone 'UTC')::date, false)
                              from
                                quote_revision current
                              where
                                current.quote_id = "t1".id
                                and current.number = "t1".current_revision
                            )
                          )
                        )
                        and (
                          (
                            select
                              price is not null
                            from
                              quote_revision current
                            where
                              current.quote_id = "t1".id
                              and current.number = "t1".current_revision
                          )
                        )
                        and (
                          (
                            select
                              offering.status <> 'withdrawn'
                            from
                              offering
                            where
                              offering.id = "t1".offering_id
                          )
                        )
                        and (
                          not exists (
                            select
                            from
                              company_profile
                            where
                              party_id = "t1"."seller_party_id"
                              and locked_at is not null
                          )
                        )
                        and (
                          (
                            select
                              coalesce(
                                offering.withdrawn_at <= (
                                  select
                                    created_at
                                  from
                                    quote_revision current
                                  where
                                    current.quote_id = "t1".id
                                    and current.number = "t1".current_revision
                                ),
                                true
                              )
                            from
                              offering
                            where
                              offering.id = "t1".offering_id
                          )
                        )
                      ) is true
                    ) as "accept",
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
                        (
                          (
                            "t1"."buyer_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $21
                            )
                            or "t1"."seller_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $22
                            )
                          )
                        )
                        and ("t1".status <> 'accepted')
                        and ("t1".status = 'open')
                        and (true)
                        and (
                          (
                            select
                              case side
                                when $23 then "t1".buyer_party_id
                                else "t1".seller_party_id
                              end
                            from
                              quote_revision current
                            where
                              current.quote_id = "t1".id
                              and current.number = "t1".current_revision
                          ) = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $24
                          )
                        )
                      ) is true
                    ) as "decline",
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
                              member.id = $25
                          ) acting
                      ) is true
                      and (
                        (
                          (
                            "t1"."buyer_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $26
                            )
                            or "t1"."seller_party_id" = (
                              select
                                party_id
                              from
                                "user"
                              where
                                id = $27
                            )
                          )
                        )
                        and ("t1".status <> 'accepted')
                        and ("t1".status = 'open')
                        and (true)
                        and (
                          (
                            select
                              case side
                                when $28 then "t1".buyer_party_id
                                else "t1".seller_party_id
                              end
                            from
                              quote_revision current
                            where
                              current.quote_id = "t1".id
                              and current.number = "t1".current_revision
                          ) = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $29
                          )
                        )
                      ) is true
                    ) as "withdraw",
                    coalesce(
                      (
                        select
                          json_agg("$")
                        from
                          (
                            select
                              "t8".move as "move",
                              "t8".refusal ->> 'code' as "code",
                              "t8".refusal ->> 'message' as "message"
                            from
                              (
                                select
                                  nth,
                                move,
                                coalesce(
                                  (
                                    select
                                      case
                                        when (acting.role is distinct from 'reader') is not true then json_build_object(
                                          'code',
                                          'FORBIDDEN',
                                          'message',
                                          concat(
                                            'Your role in the company is reader: you can read, but not trade. An admin of your company can change it.'
                                          ),
                                          'details',
                                          json_build_object(),
                                          'fields',
                                          null
                                        )
                                        when (acting.lock_reason is null) is not true then json_build_object(
                                          'code',
                                          'COMPANY_LOCKED',
                                          'message',
                                          concat(
                                            'Your company is locked: it can read, but not trade. Reason: ',
                                            acting."lock_reason",
                                            ' Please contact us about it.'
                                          ),
                                          'details',
                                          json_build_object(),
                                          'fields',
                                          null
                                        )
                                        when (
                                          acting.role is not null
                                          or lock_of_leaver (acting.id) is null
                                        ) is not true then json_build_object(
                                          'code',
                                          'COMPANY_LOCKED',
                                          'message',
                                          concat(
                                            'You belonged to a company that is locked, or your account has its name or address. Please save your company profile: you can trade once an admin has looked at it.'
                                          ),
                                          'details',
                                          json_build_object(),
                                          'fields',
                                          null
                                        )
                                      end
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
                                          member.id = $30
                                      ) acting
                                  ),
                                  refusal
                                ) as refusal
                                from
                                  (
                                    values
                                      (
                                        0,
                                        'revise',
                                        case
                                          when (
                                            (
                                              "t1"."buyer_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $31
                                              )
                                              or "t1"."seller_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $32
                                              )
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_FOUND',
                                            'message',
                                            concat('Quote not found.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status <> 'accepted') is not true then json_build_object(
                                            'code',
                                            'QUOTE_CLOSED',
                                            'message',
                                            concat(
                                              'This quote is accepted: by ',
                                              (
                                                select
                                                  coalesce(
                                                    (
                                                      select
                                                        nullif(trim(first_name || ' ' || last_name), '')
                                                      from
                                                        "user"
                                                      where
                                                        id = "t1".closed_by_id
                                                    ),
                                                    'Somebody'
                                                  )
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              ', ',
                                              (
                                                select
                                                  to_char(placed.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              ', as order ',
                                              (
                                                select
                                                  placed.number
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              '.',
                                              '',
                                              ''
                                            ),
                                            'details',
                                            json_build_object(
                                              'quoteStatus',
                                              "t1"."status",
                                              'acceptedBy',
                                              (
                                                select
                                                  coalesce(
                                                    (
                                                      select
                                                        nullif(trim(first_name || ' ' || last_name), '')
                                                      from
                                                        "user"
                                                      where
                                                        id = "t1".closed_by_id
                                                    ),
                                                    'Somebody'
                                                  )
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              'acceptedAt',
                                              (
                                                select
                                                  to_char(placed.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              'orderId',
                                              (
                                                select
                                                  placed.id
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              'orderNumber',
                                              (
                                                select
                                                  placed.number
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              )
                                            ),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status = 'open') is not true then json_build_object(
                                            'code',
                                            'QUOTE_CLOSED',
                                            'message',
                                            concat('This quote is ', "t1"."status", '.'),
                                            'details',
                                            json_build_object('quoteStatus', "t1"."status"),
                                            'fields',
                                            null
                                          )
                                          when (true) is not true then json_build_object(
                                            'code',
                                            'TERMS_CHANGED',
                                            'message',
                                            concat('The terms of this quote have changed. Please read them again.'),
                                            'details',
                                            json_build_object('revision', "t1"."current_revision"),
                                            'fields',
                                            json_build_object('revision', concat('is ', "t1"."current_revision", ' now'))
                                          )
                                          when (
                                            not (
                                              "t1".status = 'open'
                                              and (
                                                select
                                                  coalesce(available_until < (statement_timestamp() at time zone 'UTC')::date, false)
                                                from
                                                  quote_revision current
                                                where
                                                  current.quote_id = "t1".id
                                                  and current.number = "t1".current_revision
                                              )
                                            )
                                            or "t1"."seller_party_id" = (
                                              select
                                                party_id
                                              from
                                                "user"
                                              where
                                                id = $33
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'QUOTE_EXPIRED',
                                            'message',
                                            concat(
                                              'These terms were valid until ',
                                              (
                                                select
                                                  available_until
                                                from
                                                  quote_revision current
                                                where
                                                  current.quote_id = "t1".id
                                                  and current.number = "t1".current_revision
                                              ),
                                              ', 24:00 UTC.'
                                            ),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when ("t1".current_revision < $34) is not true then json_build_object(
                                            'code',
                                            'CONFLICT',
                                            'message',
                                            concat('A quote has at most 50 proposals. Please begin another one.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            (
                                              select
                                                offering.status <> 'withdrawn'
                                              from
                                                offering
                                              where
                                                offering.id = "t1".offering_id
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'OFFERING_CLOSED',
                                            'message',
                                            concat('This offering is no longer available.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                        end
                                      ),
                                      (
                                        1,
                                        'accept',
                                        case
                                          when (
                                            (
                                              "t1"."buyer_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $35
                                              )
                                              or "t1"."seller_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $36
                                              )
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_FOUND',
                                            'message',
                                            concat('Quote not found.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status <> 'accepted') is not true then json_build_object(
                                            'code',
                                            'QUOTE_CLOSED',
                                            'message',
                                            concat(
                                              'This quote is accepted: by ',
                                              (
                                                select
                                                  coalesce(
                                                    (
                                                      select
                                                        nullif(trim(first_name || ' ' || last_name), '')
                                                      from
                                                        "user"
                                                      where
                                                        id = "t1".closed_by_id
                                                    ),
                                                    'Somebody'
                                                  )
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              ', ',
                                              (
                                                select
                                                  to_char(placed.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              ', as order ',
                                              (
                                                select
                                                  placed.number
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              '.',
                                              '',
                                              ''
                                            ),
                                            'details',
                                            json_build_object(
                                              'quoteStatus',
                                              "t1"."status",
                                              'acceptedBy',
                                              (
                                                select
                                                  coalesce(
                                                    (
                                                      select
                                                        nullif(trim(first_name || ' ' || last_name), '')
                                                      from
                                                        "user"
                                                      where
                                                        id = "t1".closed_by_id
                                                    ),
                                                    'Somebody'
                                                  )
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              'acceptedAt',
                                              (
                                                select
                                                  to_char(placed.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              'orderId',
                                              (
                                                select
                                                  placed.id
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              'orderNumber',
                                              (
                                                select
                                                  placed.number
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              )
                                            ),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status = 'open') is not true then json_build_object(
                                            'code',
                                            'QUOTE_CLOSED',
                                            'message',
                                            concat('This quote is ', "t1"."status", '.'),
                                            'details',
                                            json_build_object('quoteStatus', "t1"."status"),
                                            'fields',
                                            null
                                          )
                                          when (true) is not true then json_build_object(
                                            'code',
                                            'TERMS_CHANGED',
                                            'message',
                                            concat('The terms of this quote have changed. Please read them again.'),
                                            'details',
                                            json_build_object('revision', "t1"."current_revision"),
                                            'fields',
                                            json_build_object('revision', concat('is ', "t1"."current_revision", ' now'))
                                          )
                                          when (
                                            (
                                              select
                                                case side
                                                  when $37 then "t1".buyer_party_id
                                                  else "t1".seller_party_id
                                                end
                                              from
                                                quote_revision current
                                              where
                                                current.quote_id = "t1".id
                                                and current.number = "t1".current_revision
                                            ) = (
                                              select
                                                party_id
                                              from
                                                "user"
                                              where
                                                id = $38
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_YOUR_TURN',
                                            'message',
                                            concat('It is the turn of the other side.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            not (
                                              "t1".status = 'open'
                                              and (
                                                select
                                                  coalesce(available_until < (statement_timestamp() at time zone 'UTC')::date, false)
                                                from
                                                  quote_revision current
                                                where
                                                  current.quote_id = "t1".id
                                                  and current.number = "t1".current_revision
                                              )
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'QUOTE_EXPIRED',
                                            'message',
                                            concat(
                                              'These terms were valid until ',
                                              (
                                                select
                                                  available_until
                                                from
                                                  quote_revision current
                                                where
                                                  current.quote_id = "t1".id
                                                  and current.number = "t1".current_revision
                                              ),
                                              ', 24:00 UTC.'
                                            ),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            (
                                              select
                                                price is not null
                                              from
                                                quote_revision current
                                              where
                                                current.quote_id = "t1".id
                                                and current.number = "t1".current_revision
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'BAD_USER_INPUT',
                                            'message',
                                            concat('The buyer has named no price. Please send a quote with one.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            json_build_object('revision', concat('has no price'))
                                          )
                                          when (
                                            (
                                              select
                                                offering.status <> 'withdrawn'
                                              from
                                                offering
                                              where
                                                offering.id = "t1".offering_id
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'OFFERING_CLOSED',
                                            'message',
                                            concat('This offering is no longer available.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            not exists (
                                              select
                                              from
                                                company_profile
                                              where
                                                party_id = "t1"."seller_party_id"
                                                and locked_at is not null
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'OFFERING_CLOSED',
                                            'message',
                                            concat('This offering is no longer available.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            (
                                              select
                                                coalesce(
                                                  offering.withdrawn_at <= (
                                                    select
                                                      created_at
                                                    from
                                                      quote_revision current
                                                    where
                                                      current.quote_id = "t1".id
                                                      and current.number = "t1".current_revision
                                                  ),
                                                  true
                                                )
                                              from
                                                offering
                                              where
                                                offering.id = "t1".offering_id
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'OFFERING_CLOSED',
                                            'message',
                                            concat('This offering was withdrawn after these terms were proposed. Please propose them again.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                        end
                                      ),
                                      (
                                        2,
                                        'decline',
                                        case
                                          when (
                                            (
                                              "t1"."buyer_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $39
                                              )
                                              or "t1"."seller_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $40
                                              )
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_FOUND',
                                            'message',
                                            concat('Quote not found.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status <> 'accepted') is not true then json_build_object(
                                            'code',
                                            'QUOTE_CLOSED',
                                            'message',
                                            concat(
                                              'This quote is accepted: by ',
                                              (
                                                select
                                                  coalesce(
                                                    (
                                                      select
                                                        nullif(trim(first_name || ' ' || last_name), '')
                                                      from
                                                        "user"
                                                      where
                                                        id = "t1".closed_by_id
                                                    ),
                                                    'Somebody'
                                                  )
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              ', ',
                                              (
                                                select
                                                  to_char(placed.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              ', as order ',
                                              (
                                                select
                                                  placed.number
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              '.',
                                              '',
                                              ''
                                            ),
                                            'details',
                                            json_build_object(
                                              'quoteStatus',
                                              "t1"."status",
                                              'acceptedBy',
                                              (
                                                select
                                                  coalesce(
                                                    (
                                                      select
                                                        nullif(trim(first_name || ' ' || last_name), '')
                                                      from
                                                        "user"
                                                      where
                                                        id = "t1".closed_by_id
                                                    ),
                                                    'Somebody'
                                                  )
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              'acceptedAt',
                                              (
                                                select
                                                  to_char(placed.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              'orderId',
                                              (
                                                select
                                                  placed.id
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              'orderNumber',
                                              (
                                                select
                                                  placed.number
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              )
                                            ),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status = 'open') is not true then json_build_object(
                                            'code',
                                            'QUOTE_CLOSED',
                                            'message',
                                            concat('This quote is ', "t1"."status", '.'),
                                            'details',
                                            json_build_object('quoteStatus', "t1"."status"),
                                            'fields',
                                            null
                                          )
                                          when (true) is not true then json_build_object(
                                            'code',
                                            'TERMS_CHANGED',
                                            'message',
                                            concat('The terms of this quote have changed. Please read them again.'),
                                            'details',
                                            json_build_object('revision', "t1"."current_revision"),
                                            'fields',
                                            json_build_object('revision', concat('is ', "t1"."current_revision", ' now'))
                                          )
                                          when (
                                            (
                                              select
                                                case side
                                                  when $41 then "t1".buyer_party_id
                                                  else "t1".seller_party_id
                                                end
                                              from
                                                quote_revision current
                                              where
                                                current.quote_id = "t1".id
                                                and current.number = "t1".current_revision
                                            ) = (
                                              select
                                                party_id
                                              from
                                                "user"
                                              where
                                                id = $42
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_YOUR_TURN',
                                            'message',
                                            concat('It is the turn of the other side.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                        end
                                      ),
                                      (
                                        3,
                                        'withdraw',
                                        case
                                          when (
                                            (
                                              "t1"."buyer_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $43
                                              )
                                              or "t1"."seller_party_id" = (
                                                select
                                                  party_id
                                                from
                                                  "user"
                                                where
                                                  id = $44
                                              )
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_FOUND',
                                            'message',
                                            concat('Quote not found.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status <> 'accepted') is not true then json_build_object(
                                            'code',
                                            'QUOTE_CLOSED',
                                            'message',
                                            concat(
                                              'This quote is accepted: by ',
                                              (
                                                select
                                                  coalesce(
                                                    (
                                                      select
                                                        nullif(trim(first_name || ' ' || last_name), '')
                                                      from
                                                        "user"
                                                      where
                                                        id = "t1".closed_by_id
                                                    ),
                                                    'Somebody'
                                                  )
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              ', ',
                                              (
                                                select
                                                  to_char(placed.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              ', as order ',
                                              (
                                                select
                                                  placed.number
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              '.',
                                              '',
                                              ''
                                            ),
                                            'details',
                                            json_build_object(
                                              'quoteStatus',
                                              "t1"."status",
                                              'acceptedBy',
                                              (
                                                select
                                                  coalesce(
                                                    (
                                                      select
                                                        nullif(trim(first_name || ' ' || last_name), '')
                                                      from
                                                        "user"
                                                      where
                                                        id = "t1".closed_by_id
                                                    ),
                                                    'Somebody'
                                                  )
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              'acceptedAt',
                                              (
                                                select
                                                  to_char(placed.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              'orderId',
                                              (
                                                select
                                                  placed.id
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              ),
                                              'orderNumber',
                                              (
                                                select
                                                  placed.number
                                                from
                                                  "order" placed
                                                where
                                                  placed.quote_id = "t1".id
                                              )
                                            ),
                                            'fields',
                                            null
                                          )
                                          when ("t1".status = 'open') is not true then json_build_object(
                                            'code',
                                            'QUOTE_CLOSED',
                                            'message',
                                            concat('This quote is ', "t1"."status", '.'),
                                            'details',
                                            json_build_object('quoteStatus', "t1"."status"),
                                            'fields',
                                            null
                                          )
                                          when (true) is not true then json_build_object(
                                            'code',
                                            'TERMS_CHANGED',
                                            'message',
                                            concat('The terms of this quote have changed. Please read them again.'),
                                            'details',
                                            json_build_object('revision', "t1"."current_revision"),
                                            'fields',
                                            json_build_object('revision', concat('is ', "t1"."current_revision", ' now'))
                                          )
                                          when (
                                            (
                                              select
                                                case side
                                                  when $45 then "t1".buyer_party_id
                                                  else "t1".seller_party_id
                                                end
                                              from
                                                quote_revision current
                                              where
                                                current.quote_id = "t1".id
                                                and current.number = "t1".current_revision
                                            ) = (
                                              select
                                                party_id
                                              from
                                                "user"
                                              where
                                                id = $46
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_YOUR_TURN',
                                            'message',
                                            concat('The other side proposed these terms. You can decline them.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                        end
                                      )
                                  ) listed (
                                    nth,
                                    move,
                                    refusal
                                  )
                              ) "t8"
                            where
                              "t8".refusal is not null
                            order by
                              "t8".nth
                            limit
                              4
                          ) "$"
                      ),
                      '[]'::json
                    ) as "whyNot"
                ) "$"
            ) as "viewerCan",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t9"."id" as "id",
                    "t9"."number" as "number",
                    "t9"."side" as "side",
                    to_char("t9"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
                    "t9"."note" as "note",
                    ("t9".total_amount)::text as "totalAmount",
                    (
                      select
                        row_to_json("$")
                      from
                        (
                          select
                            "t10"."id" as "id",
                            "t10"."first_name" as "firstName",
                            "t10"."last_name" as "lastName",
                            "t10"."company_name" as "companyName"
                          from
                            "user" "t10"
                          where
                            "t10".id = "t9"."user_id"
                        ) "$"
                    ) as "user",
                    (
                      select
                        row_to_json("$")
                      from
                        (
                          select
                            ("t9"."price")::text as "price",
                            "t9"."quantity" as "quantity",
                            to_char("t9".available_until, 'YYYY-MM-DD') as "validUntil",
                            "t9"."unit" as "unit",
                            "t9"."quantity_tolerance" as "quantityTolerance",
                            "t9"."minimum_quantity" as "minimumQuantity",
                            "t9"."delivery_terms" as "deliveryTerms",
                            "t9"."delivery_location" as "deliveryLocation",
                            "t9"."payment_terms" as "paymentTerms",
                            "t9"."lead_time_days" as "leadTimeDays",
                            to_char("t9"."delivery_date", 'YYYY-MM-DD') as "deliveryDate",
                            "t9"."packaging" as "packaging",
                            "t9"."origin" as "origin",
                            "t9"."specifications" as "specifications"
                        ) "$"
                    ) as "terms"
                  from
                    "quote_revision" "t9"
                  where
                    "t9".quote_id = "t1".id
                    and "t9".number = "t1".current_revision
                    and exists (
                      select
                        1
                      from
                        "quote" "seen_quote"
                      where
                        "seen_quote".id = "t9"."quote_id"
                        and (
                          "seen_quote"."buyer_party_id" = any (
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
                          or "seen_quote"."seller_party_id" = any (
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
                        )
                    )
                ) "$"
            ) as "revision",
            coalesce(
              (
                select
                  json_agg("$")
                from
                  (
                    select
                      "t11"."id" as "id",
                      "t11"."number" as "number",
                      "t11"."side" as "side",
                      to_char("t11"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
                      "t11"."note" as "note",
                      ("t11".total_amount)::text as "totalAmount",
                      (
                        select
                          row_to_json("$")
                        from
                          (
                            select
                              "t12"."id" as "id",
                              "t12"."first_name" as "firstName",
                              "t12"."last_name" as "lastName",
                              "t12"."company_name" as "companyName"
                            from
                              "user" "t12"
                            where
                              "t12".id = "t11"."user_id"
                          ) "$"
                      ) as "user",
                      (
                        select
                          row_to_json("$")
                        from
                          (
                            select
                              ("t11"."price")::text as "price",
                              "t11"."quantity" as "quantity",
                              to_char("t11".available_until, 'YYYY-MM-DD') as "validUntil",
                              "t11"."unit" as "unit",
                              "t11"."quantity_tolerance" as "quantityTolerance",
                              "t11"."minimum_quantity" as "minimumQuantity",
                              "t11"."delivery_terms" as "deliveryTerms",
                              "t11"."delivery_location" as "deliveryLocation",
                              "t11"."payment_terms" as "paymentTerms",
                              "t11"."lead_time_days" as "leadTimeDays",
                              to_char("t11"."delivery_date", 'YYYY-MM-DD') as "deliveryDate",
                              "t11"."packaging" as "packaging",
                              "t11"."origin" as "origin",
                              "t11"."specifications" as "specifications"
                          ) "$"
                      ) as "terms"
                    from
                      "quote_revision" "t11"
                    where
                      "t11"."quote_id" = "t1".id
                      and exists (
                        select
                          1
                        from
                          "quote" "seen_quote"
                        where
                          "seen_quote".id = "t11"."quote_id"
                          and (
                            "seen_quote"."buyer_party_id" = any (
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
                            or "seen_quote"."seller_party_id" = any (
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
                          )
                      )
                    order by
                      "t11".number
                    limit
                      50
                  ) "$"
              ),
              '[]'::json
            ) as "revisions",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t13"."id" as "id",
                    "t13"."title" as "title",
                    ("t13"."price")::text as "price",
                    "t13"."unit" as "unit",
                    (
                      select
                        row_to_json("$")
                      from
                        (
                          select
                            "t13"."unit" as "unit",
                            "t13"."quantity_tolerance" as "quantityTolerance",
                            "t13"."minimum_quantity" as "minimumQuantity",
                            "t13"."delivery_terms" as "deliveryTerms",
                            "t13"."delivery_location" as "deliveryLocation",
                            "t13"."payment_terms" as "paymentTerms",
                            "t13"."lead_time_days" as "leadTimeDays",
                            to_char("t13"."delivery_date", 'YYYY-MM-DD') as "deliveryDate",
                            "t13"."packaging" as "packaging",
                            "t13"."origin" as "origin",
                            "t13"."specifications" as "specifications"
                        ) "$"
                    ) as "terms"
                  from
                    "offering" "t13"
                  where
                    "t13".id = "t1"."offering_id"
                ) "$"
            ) as "offering",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t14"."id" as "id",
                    "t14"."number" as "number",
                    "t14"."status" as "status"
                  from
                    "order" "t14"
                  where
                    "t14".quote_id = "t1".id
                    and (
                      "t14"."buyer_party_id" = any (
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
                      or "t14"."seller_party_id" = any (
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
                ) "$"
            ) as "order"
          from
            "quote" "t1"
          where
            "t1".id = $59
            and (
              "t1"."buyer_party_id" = any (
                array(
                  select
                    unnest(array[party_id, own_party_id])
                  from
                    "user"
                  where
                    id = $60
                  union all
                  select
                    party_id
                  from
                    company_profile
                  where
                    user_id = $61
                    and closed_at is not null
                )
              )
              or "t1"."seller_party_id" = any (
                array(
                  select
                    unnest(array[party_id, own_party_id])
                  from
                    "user"
                  where
                    id = $62
                  union all
                  select
                    party_id
                  from
                    company_profile
                  where
                    user_id = $63
                    and closed_at is not null
                )
              )
            )
        ) "$"
    )
  )::text as "json";
