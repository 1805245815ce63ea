import { BranchScreen } from '../Branch/BranchScreen.tsx';

/** An industry, the top of the catalogue. */
export const IndustryScreen = () => <BranchScreen level="industry" />;
