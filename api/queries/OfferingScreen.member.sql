select
  (
    (
      select
        row_to_json("$")
      from
        (
          select
            "t1"."id" as "id",
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
                          (
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
                              viewer.id = $2
                          )
                        )
                        and (
                          "t1".status = 'active'
                          and coalesce("t1".available_until >= (statement_timestamp() at time zone 'UTC')::date, true)
                        )
                        and (
                          not exists (
                            select
                            from
                              company_profile
                            where
                              party_id = "t1"."party_id"
                              and locked_at is not null
                          )
                        )
                        and (coalesce("t1".minimum_quantity <= "t1".quantity, true))
                      ) is true
                    ) as "order",
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
                              member.id = $3
                          ) acting
                      ) is true
                      and (
                        (
                          (
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
                              viewer.id = $4
                          )
                        )
                        and (
                          not exists (
                            select
                            from
                              company_profile
                            where
                              party_id = "t1"."party_id"
                              and locked_at is not null
                          )
                        )
                      ) is true
                    ) as "inquire",
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
                              member.id = $5
                          ) acting
                      ) is true
                      and (
                        (
                          "t1".party_id = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $6
                          )
                        )
                        and (
                          "t1".status = 'active'
                          and coalesce("t1".available_until >= (statement_timestamp() at time zone 'UTC')::date, true)
                        )
                      ) is true
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
                              member.id = $7
                          ) acting
                      ) is true
                      and (
                        (
                          "t1".party_id = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $8
                          )
                        )
                        and (
                          "t1".status = 'active'
                          and coalesce("t1".available_until >= (statement_timestamp() at time zone 'UTC')::date, true)
                        )
                      ) is true
                    ) as "withdraw",
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
                              member.id = $9
                          ) acting
                      ) is true
                      and (
                        (
                          "t1".party_id = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $10
                          )
                        )
                        and (
                          not (
                            "t1".status = 'active'
                            and coalesce("t1".available_until >= (statement_timestamp() at time zone 'UTC')::date, true)
                          )
                        )
                      ) is true
                    ) as "relist",
                    (false) as "takeOffMarket",
                    coalesce(
                      (
                        select
                          json_agg("$")
                        from
                          (
                            select
                              "t2".move as "move",
                              "t2".refusal ->> 'message' as "message"
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
                                          member.id = $11
                                      ) acting
                                  ),
                                  refusal
                                ) as refusal
                                from
                                  (
                                    values
                                      (
                                        0,
                                        'order',
                                        case
                                          when (
                                            (
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
                                          ) is not true then json_build_object(
                                            'code',
                                            'OWN_POSTING',
                                            'message',
                                            concat('You cannot order from your own offering.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            "t1".status = 'active'
                                            and coalesce("t1".available_until >= (statement_timestamp() at time zone 'UTC')::date, true)
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
                                                party_id = "t1"."party_id"
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
                                          when (coalesce("t1".minimum_quantity <= "t1".quantity, true)) is not true then json_build_object(
                                            'code',
                                            'OFFERING_CLOSED',
                                            'message',
                                            concat(
                                              'Only ',
                                              "t1"."quantity",
                                              ' ',
                                              "t1"."unit",
                                              ' are left, less than the minimum quantity of ',
                                              "t1"."minimum_quantity",
                                              ' ',
                                              "t1"."unit",
                                              '.'
                                            ),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                        end
                                      ),
                                      (
                                        1,
                                        'inquire',
                                        case
                                          when (
                                            (
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
                                                viewer.id = $13
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'OWN_POSTING',
                                            'message',
                                            concat('This is your own offering.'),
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
                                                party_id = "t1"."party_id"
                                                and locked_at is not null
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_RECEIVING',
                                            'message',
                                            concat('This member is not receiving messages at the moment.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                        end
                                      ),
                                      (
                                        2,
                                        'edit',
                                        case
                                          when (
                                            "t1".party_id = (
                                              select
                                                party_id
                                              from
                                                "user"
                                              where
                                                id = $14
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_FOUND',
                                            'message',
                                            concat('Offering not found.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            "t1".status = 'active'
                                            and coalesce("t1".available_until >= (statement_timestamp() at time zone 'UTC')::date, true)
                                          ) is not true then json_build_object(
                                            'code',
                                            'OFFERING_CLOSED',
                                            'message',
                                            concat('This offering is not on the market.'),
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
                                            "t1".party_id = (
                                              select
                                                party_id
                                              from
                                                "user"
                                              where
                                                id = $15
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_FOUND',
                                            'message',
                                            concat('Offering not found.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            "t1".status = 'active'
                                            and coalesce("t1".available_until >= (statement_timestamp() at time zone 'UTC')::date, true)
                                          ) is not true then json_build_object(
                                            'code',
                                            'OFFERING_CLOSED',
                                            'message',
                                            concat('''', "t1"."title", ''' is not on the market.'),
                                            'details',
                                            json_build_object('offeringId', "t1"."id"),
                                            'fields',
                                            null
                                          )
                                        end
                                      ),
                                      (
                                        4,
                                        'relist',
                                        case
                                          when (
                                            "t1".party_id = (
                                              select
                                                party_id
                                              from
                                                "user"
                                              where
                                                id = $16
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'NOT_FOUND',
                                            'message',
                                            concat('Offering not found.'),
                                            'details',
                                            json_build_object(),
                                            'fields',
                                            null
                                          )
                                          when (
                                            not (
                                              "t1".status = 'active'
                                              and coalesce("t1".available_until >= (statement_timestamp() at time zone 'UTC')::date, true)
                                            )
                                          ) is not true then json_build_object(
                                            'code',
                                            'CONFLICT',
                                            'message',
                                            concat('This offering is already on the market.'),
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
                              ) "t2"
                            where
                              "t2".refusal is not null
                            order by
                              "t2".nth
                            limit
                              5
                          ) "$"
                      ),
                      '[]'::json
                    ) as "whyNot"
                ) "$"
            ) as "viewerCan",
            "t1"."user_id" as "userId",
            "t1"."title" as "title",
            "t1"."description" as "description",
            coalesce(
              (
                select
                  lower(product.specifications ->> 'grade') <> lower(btrim("t1".specifications ->> 'grade'))
                from
                  product
                where
                  product.id = "t1".product_id
              ),
              false
            ) as "hasOtherGrade",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t1"."unit" as "unit",
                    "t1"."quantity_tolerance" as "quantityTolerance",
                    "t1"."minimum_quantity" as "minimumQuantity",
                    "t1"."delivery_terms" as "deliveryTerms",
                    "t1"."delivery_location" as "deliveryLocation",
                    "t1"."payment_terms" as "paymentTerms",
                    "t1"."lead_time_days" as "leadTimeDays",
                    to_char("t1"."delivery_date", 'YYYY-MM-DD') as "deliveryDate",
                    "t1"."packaging" as "packaging",
                    "t1"."origin" as "origin",
                    "t1"."specifications" as "specifications"
                ) "$"
            ) as "terms",
            "t1"."quantity" as "quantity",
            "t1"."unit" as "unit",
            ("t1"."price")::text as "price",
            "t1"."price_check" as "priceCheck",
            to_char("t1"."price_confirmed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "priceConfirmedAt",
            "t1"."location" as "location",
            to_char("t1"."available_until", 'YYYY-MM-DD') as "availableUntil",
            to_char("t1"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
            case
              when "t1".status = 'active'
              and "t1".available_until < (statement_timestamp() at time zone 'UTC')::date then 'expired'
              else "t1".status
            end as "status",
            exists (
              select
                1
              from
                watch
              where
                watch."offering_id" = "t1".id
                and watch.user_id = $17
            ) as "isWatched",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t3"."id" as "id",
                    "t3"."name" as "name",
                    "t3"."cas_number" as "casNumber"
                  from
                    "product" "t3"
                  where
                    "t3".id = "t1"."product_id"
                    and "t3".is_shown
                ) "$"
            ) as "product",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t4"."id" as "id",
                    "t4"."first_name" as "firstName",
                    "t4"."last_name" as "lastName",
                    "t4"."company_name" as "companyName",
                    case
                      when "t4".id = $18 then "t4".email
                      else (
                        select
                          contact_email
                        from
                          company_profile
                        where
                          company_profile.party_id = "t4".party_id
                      )
                    end as "email"
                  from
                    "user" "t4"
                  where
                    "t4".id = "t1"."user_id"
                ) "$"
            ) as "user",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t5"."id" as "id",
                    "t5"."company_name" as "companyName",
                    "t5"."verification_status" as "verificationStatus",
                    "t5"."address" as "address",
                    "t5"."registration_country" as "registrationCountry",
                    "t5"."phone" as "phone",
                    "t5".contact_email as "contactEmail"
                  from
                    "company_profile" "t5"
                  where
                    "t5".party_id = "t1"."party_id"
                ) "$"
            ) as "company",
            trim_scale("t1".comparable_price)::text as "comparablePrice",
            "t1"."comparable_unit" as "comparableUnit",
            case
              when "t1".party_id = any (
                array(
                  select
                    unnest(array[party_id, own_party_id])
                  from
                    "user"
                  where
                    id = $19
                  union all
                  select
                    party_id
                  from
                    company_profile
                  where
                    user_id = $20
                    and closed_at is not null
                )
              ) then "t1".sku
            end as "sku",
            case
              when "t1".party_id = any (
                array(
                  select
                    unnest(array[party_id, own_party_id])
                  from
                    "user"
                  where
                    id = $21
                  union all
                  select
                    party_id
                  from
                    company_profile
                  where
                    user_id = $22
                    and closed_at is not null
                )
              ) then (
                (
                  select
                    count(*)::int
                  from
                    message
                  where
                    message.offering_id = "t1".id
                ) + (
                  select
                    count(*)::int
                  from
                    quote
                    join quote_revision first on quote_id = quote.id
                    and first.number = 1
                    and first.side = 'buyer'
                  where
                    quote.offering_id = "t1".id
                )
              )
            end as "inquiryCount",
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
                        "order" "t6"
                      where
                        "t6"."offering_id" = "t1".id
                        and (
                          "t6"."buyer_party_id" = any (
                            array(
                              select
                                unnest(array[party_id, own_party_id])
                              from
                                "user"
                              where
                                id = $23
                              union all
                              select
                                party_id
                              from
                                company_profile
                              where
                                user_id = $24
                                and closed_at is not null
                            )
                          )
                          or "t6"."seller_party_id" = any (
                            array(
                              select
                                unnest(array[party_id, own_party_id])
                              from
                                "user"
                              where
                                id = $25
                              union all
                              select
                                party_id
                              from
                                company_profile
                              where
                                user_id = $26
                                and closed_at is not null
                            )
                          )
                        )
                    ) as "totalCount"
                ) "$"
            ) as "orders"
          from
            "offering" "t1"
          where
            "t1".id = $27
        ) "$"
    )
  )::text as "json";
