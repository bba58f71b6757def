export { expectNoAxeViolations } from './axe';
export { MemoryRouter, Route, Routes, StaticRouter } from 'react-router-dom';
