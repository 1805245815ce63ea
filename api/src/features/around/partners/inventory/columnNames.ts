/** Names of columns in lists of sellers, in four languages and in files of Odoo, ERPNext and Shopify, without accents and signs. */
const names: Record<string, string> = {
  sku: 'item_number article_number item_code item_no article_no article product_code part_number internal_reference default_code variant_sku artikelnummer artikelnr artikel_nr art_nr artnr materialnummer reference code_article referencia codigo codigo_de_articulo',
  title: 'item_name bezeichnung artikelbezeichnung titel designation libelle denominacion titulo titre',
  description:
    'beschreibung langtext sales_description body_html body description_html descripcion description_de_l_article',
  material:
    'product name material_name product_name substance stoff stoffname werkstoff produkt produktname matiere produit nom producto sustancia nombre cas cas_no cas_nr cas_number',
  quantity:
    'qty menge bestand lagerbestand verfugbare_menge stock quantite cantidad existencias on_hand quantity_on_hand qty_available available_qty available_quantity variant_inventory_qty actual_qty',
  unit: 'uom einheit mengeneinheit me unit_of_measure product_unit_of_measure stock_uom sales_uom unite unite_de_mesure unidad unidad_de_medida',
  price:
    'unit_price price_usd usd_price preis einzelpreis stuckpreis verkaufspreis nettopreis prix prix_unitaire precio precio_unitario sales_price list_price lst_price rate price_list_rate variant_price',
  available_until: 'valid_until valid_till gultig_bis valable_jusqu_au valido_hasta',
  minimum_quantity:
    'moq minimum_order_quantity min_qty min_quantity mindestmenge mindestbestellmenge quantite_minimum quantite_minimale cantidad_minima pedido_minimo',
  delivery_terms: 'incoterm incoterms lieferbedingung lieferbedingungen conditions_de_livraison condiciones_de_entrega',
  delivery_location: 'named_place lieferort lieu_de_livraison lugar_de_entrega',
  payment_terms:
    'payment_terms_template zahlungsbedingung zahlungsbedingungen conditions_de_paiement condiciones_de_pago',
  lead_time_days: 'lead_time customer_lead_time lieferzeit delai_de_livraison plazo_de_entrega',
  delivery_date: 'lieferdatum liefertermin date_de_livraison fecha_de_entrega',
  packaging: 'packing package verpackung gebinde conditionnement emballage embalaje envase',
  origin: 'country_of_origin ursprung ursprungsland herkunft origine pays_d_origine origen pais_de_origen',
  location: 'warehouse lager lagerort standort entrepot almacen',
  currency:
    'currency_code currency_id price_currency wahrung devise monnaie moneda divisa valuta waluta moeda para_birimi',
  specifications: 'spezifikation spezifikationen especificaciones',
};

export const aliases: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(names).flatMap(([column, others]) => others.split(' ').map((name) => [name, column])),
);
