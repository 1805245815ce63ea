import type { Prefill } from './prefill.ts';

/** Props of the dialogs that create a posting. */
export type PostingDialogProps = {
  /** The initial product. */
  productId?: string;
  /** The initial title. */
  title?: string;
  /** Further initial values, from the URL. */
  prefill?: Prefill;
  /** Names of the queries to refetch after success. */
  refetch: string[];
  onClose: () => void;
};
