// The page at /graphql: GraphiQL for this market. It is built apart from the web app (web/graphiql.config.ts).
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { createRoot } from 'react-dom/client';
import { GraphiQLPage } from './GraphiQLPage.tsx';

createRoot(document.getElementById('root') ?? document.body).render(<GraphiQLPage />);
