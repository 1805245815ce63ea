import { BranchScreen } from '../Branch/BranchScreen.tsx';

/** The page of an industry, the top level of the catalogue. */
export const IndustryScreen = () => <BranchScreen level="industry" />;
