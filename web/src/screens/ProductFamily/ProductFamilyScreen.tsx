import { BranchScreen } from '../Branch/BranchScreen.tsx';

/** A product family, one step below an industry. */
export const ProductFamilyScreen = () => <BranchScreen level="product_family" />;
