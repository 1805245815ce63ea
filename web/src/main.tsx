import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from './app/apollo.ts';
import { App } from './app/App.tsx';
import { firstAnswers } from './app/firstAnswers.ts';
import { createRouter } from './app/createRouter.tsx';
import { fetchScreen } from './app/routes.ts';
import './fonts.css';
import { showKeptToast } from './kit/toasts/store.ts';
import { followColorScheme } from './kit/colorScheme.ts';

followColorScheme();

showKeptToast();

const answers = firstAnswers();
const client = createClient(answers);
const router = createRouter();
const root = createRoot(document.getElementById('root') ?? document.body);

// As a transition, so that rendering does not block the browser.
const show = () =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    ),
  );

// With first answers, the page is complete once the code of its screen has loaded, so no placeholder is rendered before. If the code
// fails to load, the screen tries again and shows the failure.
if (answers.length > 0)
  void fetchScreen(window.location.pathname)
    .catch(() => {})
    .then(show);
else show();
