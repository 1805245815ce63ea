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
                    (false) as "takeOffMarket"
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
                and watch.user_id = $9
            ) as "isWatched",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t2"."id" as "id",
                    "t2"."name" as "name",
                    "t2"."cas_number" as "casNumber"
                  from
                    "product" "t2"
                  where
                    "t2".id = "t1"."product_id"
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
                    "t3"."first_name" as "firstName",
                    "t3"."last_name" as "lastName",
                    "t3"."company_name" as "companyName",
                    case
                      when "t3".id = $10 then "t3".email
                      else (
                        select
                          contact_email
                        from
                          company_profile
                        where
                          company_profile.party_id = "t3".party_id
                      )
                    end as "email"
                  from
                    "user" "t3"
                  where
                    "t3".id = "t1"."user_id"
                ) "$"
            ) as "user",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t4"."id" as "id",
                    "t4"."company_name" as "companyName",
                    "t4"."verification_status" as "verificationStatus",
                    "t4"."address" as "address",
                    "t4"."registration_country" as "registrationCountry",
                    "t4"."phone" as "phone",
                    "t4".contact_email as "contactEmail",
                    "t4".closed_at is null
                    and "t4".locked_at is null as "isTrading"
                  from
                    "company_profile" "t4"
                  where
                    "t4".party_id = "t1"."party_id"
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
                    id = $11
                  union all
                  select
                    party_id
                  from
                    company_profile
                  where
                    user_id = $12
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
                    id = $13
                  union all
                  select
                    party_id
                  from
                    company_profile
                  where
                    user_id = $14
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
                        "order" "t5"
                      where
                        "t5"."offering_id" = "t1".id
                        and (
                          "t5"."buyer_party_id" = any (
                            array(
                              select
                                unnest(array[party_id, own_party_id])
                              from
                                "user"
                              where
                                id = $15
                              union all
                              select
                                party_id
                              from
                                company_profile
                              where
                                user_id = $16
                                and closed_at is not null
                            )
                          )
                          or "t5"."seller_party_id" = any (
                            array(
                              select
                                unnest(array[party_id, own_party_id])
                              from
                                "user"
                              where
                                id = $17
                              union all
                              select
                                party_id
                              from
                                company_profile
                              where
                                user_id = $18
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
            "t1".id = $19
        ) "$"
    )
  )::text as "json";
