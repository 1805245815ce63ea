select
  (
    (
      select
        row_to_json("$")
      from
        (
          select
            "t1"."id" as "id",
            "t1"."number" as "number",
            "t1"."title" as "title",
            "t1"."status" as "status",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    (
                      not exists (
                        select
                        from
                          company_member own
                          join company_profile company on company.id = own.company_id
                        where
                          own.user_id = $1
                          and own.left_at is null
                          and (
                            own.role = 'reader'
                            or company.locked_at is not null
                          )
                      )
                      and (
                        (
                          "t1"."seller_party_id" = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $2
                          )
                        )
                        and "t1".status = any ($3::text[])
                      )
                    ) as "confirm",
                    (
                      not exists (
                        select
                        from
                          company_member own
                          join company_profile company on company.id = own.company_id
                        where
                          own.user_id = $4
                          and own.left_at is null
                          and (
                            own.role = 'reader'
                            or company.locked_at is not null
                          )
                      )
                      and (
                        (
                          "t1"."seller_party_id" = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $5
                          )
                        )
                        and "t1".status = any ($6::text[])
                      )
                    ) as "ship",
                    (
                      not exists (
                        select
                        from
                          company_member own
                          join company_profile company on company.id = own.company_id
                        where
                          own.user_id = $7
                          and own.left_at is null
                          and (
                            own.role = 'reader'
                            or company.locked_at is not null
                          )
                      )
                      and (
                        (
                          "t1"."buyer_party_id" = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $8
                          )
                        )
                        and "t1".status = any ($9::text[])
                      )
                    ) as "confirmDelivery",
                    (
                      not exists (
                        select
                        from
                          company_member own
                          join company_profile company on company.id = own.company_id
                        where
                          own.user_id = $10
                          and own.left_at is null
                          and (
                            own.role = 'reader'
                            or company.locked_at is not null
                          )
                      )
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
                        )
                        and "t1".status = any ($12::text[])
                      )
                    ) as "complete",
                    (
                      not exists (
                        select
                        from
                          company_member own
                          join company_profile company on company.id = own.company_id
                        where
                          own.user_id = $13
                          and own.left_at is null
                          and (
                            own.role = 'reader'
                            or company.locked_at is not null
                          )
                      )
                      and (
                        (
                          "t1"."buyer_party_id" = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $14
                          )
                          or "t1"."seller_party_id" = (
                            select
                              party_id
                            from
                              "user"
                            where
                              id = $15
                          )
                        )
                        and "t1".status = any ($16::text[])
                      )
                    ) as "cancel",
                    (
                      not exists (
                        select
                        from
                          company_member own
                          join company_profile company on company.id = own.company_id
                        where
                          own.user_id = $17
                          and own.left_at is null
                          and (
                            own.role = 'reader'
                            or company.locked_at is not null
                          )
                      )
                      and (
                        "t1"."buyer_party_id" = (
                          select
                            party_id
                          from
                            "user"
                          where
                            id = $18
                        )
                        and "t1".status <> 'cancelled'
                      )
                    ) as "setPurchaseOrderNumber"
                ) "$"
            ) as "viewerCan",
            ("t1"."total_amount")::text as "totalAmount",
            to_char("t1"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
            "t1"."buyer_id" as "buyerId",
            "t1"."seller_id" as "sellerId",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t2"."id" as "id",
                    "t2"."city" as "city",
                    "t2"."country" as "country",
                    "t2"."first_name" as "firstName",
                    "t2"."last_name" as "lastName",
                    "t2"."company_name" as "companyName"
                  from
                    "user" "t2"
                  where
                    "t2".id = "t1"."buyer_id"
                ) "$"
            ) as "buyer",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t3"."id" as "id",
                    "t3"."city" as "city",
                    "t3"."country" as "country",
                    "t3"."first_name" as "firstName",
                    "t3"."last_name" as "lastName",
                    "t3"."company_name" as "companyName"
                  from
                    "user" "t3"
                  where
                    "t3".id = "t1"."seller_id"
                ) "$"
            ) as "seller",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t4"."id" as "id",
                    "t4"."address" as "address",
                    "t4"."registration_country" as "registrationCountry",
                    "t4"."company_name" as "companyName",
                    "t4"."verification_status" as "verificationStatus"
                  from
                    "company_profile" "t4"
                  where
                    "t4".party_id = "t1"."buyer_party_id"
                ) "$"
            ) as "buyerCompany",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t5"."id" as "id",
                    "t5"."address" as "address",
                    "t5"."registration_country" as "registrationCountry",
                    "t5"."company_name" as "companyName",
                    "t5"."verification_status" as "verificationStatus"
                  from
                    "company_profile" "t5"
                  where
                    "t5".party_id = "t1"."seller_party_id"
                ) "$"
            ) as "sellerCompany",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t6"."name" as "name",
                    "t6"."email" as "email",
                    "t6"."phone" as "phone",
                    "t6"."vat_number" as "vatNumber"
                  from
                    (
                      values
                        (
                          "t1".buyer_party_id,
                          "t1".seller_party_id,
                          "t1"."buyer_contact_name",
                          "t1"."buyer_contact_email",
                          "t1"."buyer_contact_phone",
                          "t1"."buyer_vat_number"
                        )
                    ) "t6" (buyer_party_id, seller_party_id, name, email, phone, vat_number)
                  where
                    (
                      "t6"."buyer_party_id" = any (
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
                      )
                      or "t6"."seller_party_id" = any (
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
                      )
                    )
                ) "$"
            ) as "buyerContact",
            (
              select
                row_to_json("$")
              from
                (
                  select
                    "t7"."name" as "name",
                    "t7"."email" as "email",
                    "t7"."phone" as "phone",
                    "t7"."vat_number" as "vatNumber"
                  from
                    (
                      values
                        (
                          "t1".buyer_party_id,
                          "t1".seller_party_id,
                          "t1"."seller_contact_name",
                          "t1"."seller_contact_email",
                          "t1"."seller_contact_phone",
                          "t1"."seller_vat_number"
                        )
                    ) "t7" (buyer_party_id, seller_party_id, name, email, phone, vat_number)
                  where
                    (
                      "t7"."buyer_party_id" = any (
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
                      or "t7"."seller_party_id" = any (
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
                ) "$"
            ) as "sellerContact",
            "t1"."quantity" as "quantity",
            "t1"."unit" as "unit",
            ("t1".price)::text as "unitPrice",
            "t1"."material_name" as "materialName",
            "t1"."location" as "location",
            case
              when (
                "t1"."buyer_party_id" = any (
                  array(
                    select
                      unnest(array[party_id, own_party_id])
                    from
                      "user"
                    where
                      id = $27
                    union all
                    select
                      party_id
                    from
                      company_profile
                    where
                      user_id = $28
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
                      id = $29
                    union all
                    select
                      party_id
                    from
                      company_profile
                    where
                      user_id = $30
                      and closed_at is not null
                  )
                )
              ) then "t1".purchase_order_number
            end as "purchaseOrderNumber",
            case
              when (
                "t1"."buyer_party_id" = any (
                  array(
                    select
                      unnest(array[party_id, own_party_id])
                    from
                      "user"
                    where
                      id = $31
                    union all
                    select
                      party_id
                    from
                      company_profile
                    where
                      user_id = $32
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
                      id = $33
                    union all
                    select
                      party_id
                    from
                      company_profile
                    where
                      user_id = $34
                      and closed_at is not null
                  )
                )
              ) then "t1".delivery_address
            end as "deliveryAddress",
            "t1"."quote_id" as "quoteId",
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
                    "t8".id = (
                      select
                        product_id
                      from
                        terms_of_source ("t1".offering_id, "t1".bid_id)
                    )
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
                    ("t9"."price")::text as "price",
                    (
                      select
                        row_to_json("$")
                      from
                        (
                          select
                            (
                              not exists (
                                select
                                from
                                  company_member own
                                  join company_profile company on company.id = own.company_id
                                where
                                  own.user_id = $35
                                  and own.left_at is null
                                  and (
                                    own.role = 'reader'
                                    or company.locked_at is not null
                                  )
                              )
                              and (
                                (
                                  select
                                    viewer.party_id <> "t9".party_id
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
                                        and own.party_id = "t9".party_id
                                    )
                                  from
                                    "user" viewer
                                  where
                                    viewer.id = $36
                                )
                                and not exists (
                                  select
                                  from
                                    company_profile
                                  where
                                    party_id = "t9"."party_id"
                                    and locked_at is not null
                                )
                                and (
                                  "t9".status = 'active'
                                  and coalesce("t9".available_until >= (statement_timestamp() at time zone 'UTC')::date, true)
                                )
                                and coalesce("t9".minimum_quantity <= "t9".quantity, true)
                              )
                            ) as "order"
                        ) "$"
                    ) as "viewerCan"
                  from
                    "offering" "t9"
                  where
                    "t9".id = "t1"."offering_id"
                ) "$"
            ) as "offering",
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
                            )
                            and seen_auction.awarded_bid_id = "t10".id
                        )
                      ) then "t10".message
                    end as "message",
                    "t10"."auction_id" as "auctionId",
                    "t10"."rfp_id" as "rfpId"
                  from
                    "bid" "t10"
                  where
                    "t10".id = "t1"."bid_id"
                    and (
                      "t10".party_id = any (
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
                                id = $45
                              union all
                              select
                                party_id
                              from
                                company_profile
                              where
                                user_id = $46
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
                      )
                    )
                ) "$"
            ) as "bid",
            coalesce(
              (
                select
                  json_agg("$")
                from
                  (
                    select
                      "t11"."id" as "id",
                      to_char("t11"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
                      "t11"."status" as "status",
                      "t11"."note" as "note",
                      (
                        select
                          row_to_json("$")
                        from
                          (
                            select
                              "t12"."id" as "id",
                              "t12"."first_name" as "firstName",
                              "t12"."last_name" as "lastName",
                              "t12"."company_name" as "companyName",
                              (
                                select
                                  row_to_json("$")
                                from
                                  (
                                    select
                                      "t13"."id" as "id",
                                      "t13"."company_name" as "companyName",
                                      "t13"."verification_status" as "verificationStatus"
                                    from
                                      "company_profile" "t13"
                                    where
                                      "t13".party_id = "t12"."party_id"
                                  ) "$"
                              ) as "companyProfile"
                            from
                              "user" "t12"
                            where
                              "t12".id = "t11"."actor_id"
                          ) "$"
                      ) as "actor"
                    from
                      "order_event" "t11"
                    where
                      "t11"."order_id" = "t1".id
                      and exists (
                        select
                          1
                        from
                          "order" "seen_order"
                        where
                          "seen_order".id = "t11"."order_id"
                          and (
                            "seen_order"."buyer_party_id" = any (
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
                            or "seen_order"."seller_party_id" = any (
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
                      )
                    order by
                      "t11".created_at,
                      "t11".id
                    limit
                      5
                  ) "$"
              ),
              '[]'::json
            ) as "history"
          from
            "order" "t1"
          where
            "t1".id = $53
            and (
              "t1"."buyer_party_id" = any (
                array(
                  select
                    unnest(array[party_id, own_party_id])
                  from
                    "user"
                  where
                    id = $54
                  union all
                  select
                    party_id
                  from
                    company_profile
                  where
                    user_id = $55
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
                    id = $56
                  union all
                  select
                    party_id
                  from
                    company_profile
                  where
                    user_id = $57
                    and closed_at is not null
                )
              )
            )
        ) "$"
    )
  )::text as "json";
