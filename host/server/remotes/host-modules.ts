import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import * as urql from 'urql';
import * as zustand from 'zustand';
import * as runtime from '@shop/shared/runtime';
import type { HostModules } from '@shop/shared/federation/node';
import reactPackage from 'react/package.json';
import reactDomPackage from 'react-dom/package.json';
import sharedPackage from '@shop/shared/package.json';
import styledPackage from 'styled-components/package.json';
import urqlPackage from 'urql/package.json';
import zustandPackage from 'zustand/package.json';

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

const majorOf = ({ version }: { version: string }) => version.split('.')[0] ?? '';

/** Major versions of what the host shares. A remote built for others is refused. */
export const hostMajors: Readonly<Record<string, string>> = {
  react: majorOf(reactPackage),
  'react-dom': majorOf(reactDomPackage),
  'styled-components': majorOf(styledPackage),
  urql: majorOf(urqlPackage),
  zustand: majorOf(zustandPackage),
  '@shop/shared': majorOf(sharedPackage),
};
