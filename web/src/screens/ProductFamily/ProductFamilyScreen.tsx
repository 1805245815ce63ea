import { BranchScreen } from '../Branch/BranchScreen.tsx';

/** The page of a product family, the level below industries. */
export const ProductFamilyScreen = () => <BranchScreen level="product_family" />;
