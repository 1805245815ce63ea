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
                        and "t1".status = 'open'
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
                        and "t1".current_revision < $14
                        and (
                          select
                            offering.status <> 'withdrawn'
                          from
                            offering
                          where
                            offering.id = "t1".offering_id
                        )
                      )
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
                          select
                            case side
                              when $16 then "t1".buyer_party_id
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
                            id = $17
                        )
                        and "t1".status = 'open'
                        and not (
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
                        and (
                          select
                            price is not null
                          from
                            quote_revision current
                          where
                            current.quote_id = "t1".id
                            and current.number = "t1".current_revision
                        )
                        and (
                          select
                            offering.status <> 'withdrawn'
                          from
                            offering
                          where
                            offering.id = "t1".offering_id
                        )
                        and (
                          select
                            coalesce(
                              offering.withdrawn_at < (
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
                        and not exists (
                          select
                          from
                            company_profile
                          where
                            party_id = "t1"."seller_party_id"
                            and locked_at is not null
                        )
                      )
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
                              member.id = $18
                          ) acting
                      ) is true
                      and (
                        (
                          select
                            case side
                              when $19 then "t1".buyer_party_id
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
                            id = $20
                        )
                        and "t1".status = 'open'
                      )
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
                              member.id = $21
                          ) acting
                      ) is true
                      and (
                        (
                          select
                            case side
                              when $22 then "t1".buyer_party_id
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
                            id = $23
                        )
                        and "t1".status = 'open'
                      )
                    ) as "withdraw"
                ) "$"
            ) as "viewerCan",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t8"."id" as "id",
                    "t8"."number" as "number",
                    "t8"."side" as "side",
                    to_char("t8"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
                    "t8"."note" as "note",
                    ("t8".total_amount)::text as "totalAmount",
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
                            "t9".id = "t8"."user_id"
                        ) "$"
                    ) as "user",
                    (
                      select
                        row_to_json("$")
                      from
                        (
                          select
                            ("t8"."price")::text as "price",
                            "t8"."quantity" as "quantity",
                            to_char("t8".available_until, 'YYYY-MM-DD') as "validUntil",
                            "t8"."unit" as "unit",
                            "t8"."quantity_tolerance" as "quantityTolerance",
                            "t8"."minimum_quantity" as "minimumQuantity",
                            "t8"."delivery_terms" as "deliveryTerms",
                            "t8"."delivery_location" as "deliveryLocation",
                            "t8"."payment_terms" as "paymentTerms",
                            "t8"."lead_time_days" as "leadTimeDays",
                            to_char("t8"."delivery_date", 'YYYY-MM-DD') as "deliveryDate",
                            "t8"."packaging" as "packaging",
                            "t8"."origin" as "origin",
                            "t8"."specifications" as "specifications"
                        ) "$"
                    ) as "terms"
                  from
                    "quote_revision" "t8"
                  where
                    "t8".quote_id = "t1".id
                    and "t8".number = "t1".current_revision
                    and exists (
                      select
                        1
                      from
                        "quote" "seen_quote"
                      where
                        "seen_quote".id = "t8"."quote_id"
                        and (
                          "seen_quote"."buyer_party_id" = any (
                            array(
                              select
                                unnest(array[party_id, own_party_id])
                              from
                                "user"
                              where
                                id = $24
                              union all
                              select
                                party_id
                              from
                                company_profile
                              where
                                user_id = $25
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
                                id = $26
                              union all
                              select
                                party_id
                              from
                                company_profile
                              where
                                user_id = $27
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
                      "t10"."id" as "id",
                      "t10"."number" as "number",
                      "t10"."side" as "side",
                      to_char("t10"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
                      "t10"."note" as "note",
                      ("t10".total_amount)::text as "totalAmount",
                      (
                        select
                          row_to_json("$")
                        from
                          (
                            select
                              "t11"."id" as "id",
                              "t11"."first_name" as "firstName",
                              "t11"."last_name" as "lastName",
                              "t11"."company_name" as "companyName"
                            from
                              "user" "t11"
                            where
                              "t11".id = "t10"."user_id"
                          ) "$"
                      ) as "user",
                      (
                        select
                          row_to_json("$")
                        from
                          (
                            select
                              ("t10"."price")::text as "price",
                              "t10"."quantity" as "quantity",
                              to_char("t10".available_until, 'YYYY-MM-DD') as "validUntil",
                              "t10"."unit" as "unit",
                              "t10"."quantity_tolerance" as "quantityTolerance",
                              "t10"."minimum_quantity" as "minimumQuantity",
                              "t10"."delivery_terms" as "deliveryTerms",
                              "t10"."delivery_location" as "deliveryLocation",
                              "t10"."payment_terms" as "paymentTerms",
                              "t10"."lead_time_days" as "leadTimeDays",
                              to_char("t10"."delivery_date", 'YYYY-MM-DD') as "deliveryDate",
                              "t10"."packaging" as "packaging",
                              "t10"."origin" as "origin",
                              "t10"."specifications" as "specifications"
                          ) "$"
                      ) as "terms"
                    from
                      "quote_revision" "t10"
                    where
                      "t10"."quote_id" = "t1".id
                      and exists (
                        select
                          1
                        from
                          "quote" "seen_quote"
                        where
                          "seen_quote".id = "t10"."quote_id"
                          and (
                            "seen_quote"."buyer_party_id" = any (
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
                            or "seen_quote"."seller_party_id" = any (
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
                    order by
                      "t10".number
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
                    "t12"."id" as "id",
                    "t12"."title" as "title",
                    ("t12"."price")::text as "price",
                    "t12"."unit" as "unit",
                    (
                      select
                        row_to_json("$")
                      from
                        (
                          select
                            "t12"."unit" as "unit",
                            "t12"."quantity_tolerance" as "quantityTolerance",
                            "t12"."minimum_quantity" as "minimumQuantity",
                            "t12"."delivery_terms" as "deliveryTerms",
                            "t12"."delivery_location" as "deliveryLocation",
                            "t12"."payment_terms" as "paymentTerms",
                            "t12"."lead_time_days" as "leadTimeDays",
                            to_char("t12"."delivery_date", 'YYYY-MM-DD') as "deliveryDate",
                            "t12"."packaging" as "packaging",
                            "t12"."origin" as "origin",
                            "t12"."specifications" as "specifications"
                        ) "$"
                    ) as "terms"
                  from
                    "offering" "t12"
                  where
                    "t12".id = "t1"."offering_id"
                ) "$"
            ) as "offering",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t13"."id" as "id",
                    "t13"."number" as "number",
                    "t13"."status" as "status"
                  from
                    "order" "t13"
                  where
                    "t13".quote_id = "t1".id
                    and (
                      "t13"."buyer_party_id" = any (
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
                      or "t13"."seller_party_id" = any (
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
                    )
                ) "$"
            ) as "order"
          from
            "quote" "t1"
          where
            "t1".id = $36
            and (
              "t1"."buyer_party_id" = any (
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
              or "t1"."seller_party_id" = any (
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
        ) "$"
    )
  )::text as "json";
