import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import * as urql from 'urql';
import * as zustand from 'zustand';
import * as runtime from '@shop/shared/runtime';
import type { HostModules } from '@shop/node/bundles';

/** What server bundles may require. */
export const hostModules: HostModules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  urql,
  zustand,
  '@shop/shared/runtime': runtime,
};
