/** What the dialogs that post something are opened with. */
export type PostingDialogProps = {
  /** The material to start with. */
  productId?: string;
  /** The title to start with. */
  title?: string;
  /** Names of the queries to load again after success. */
  refetch: string[];
  onClose: () => void;
};
