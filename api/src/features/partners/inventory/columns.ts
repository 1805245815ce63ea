/** The columns of a file of offerings with their input fields. JSON lines use the names of the fields. */
export const columns = {
  id: 'id',
  sku: 'sku',
  title: 'title',
  description: 'description',
  product_id: 'productId',
  material: 'material',
  quantity: 'quantity',
  unit: 'unit',
  price: 'price',
  location: 'location',
  available_until: 'availableUntil',
  status: 'status',
} as const;

/** Other headers of the columns, as other programs write them. */
export const aliases: Record<string, keyof typeof columns> = {
  product: 'material',
  name: 'material',
  material_name: 'material',
  product_name: 'material',
  qty: 'quantity',
  uom: 'unit',
  unit_price: 'price',
  item_number: 'sku',
  article_number: 'sku',
  valid_until: 'available_until',
};

export type Column = keyof typeof columns;
export const fileColumns = Object.keys(columns) as Column[];
export const fieldNames: readonly string[] = Object.values(columns);

export const columnOf = (field: string): string =>
  Object.entries(columns).find(([, each]) => each === field)?.[0] ?? field;
