import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '@shop/shared/ui';

// Entry of development only: without the server's HTML nothing else brings the global rules.
createRoot(document.createElement('div')).render(<GlobalStyle />);
