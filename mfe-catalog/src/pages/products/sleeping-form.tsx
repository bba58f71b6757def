import styled from 'styled-components';
import { sleeping } from '../../components/sleeping';
import type { FilterFormProps } from './filter-form';

const Room = styled.div`
  height: 132px;
`;

/** The form filters without scripts too: what serves it comes when the visitor turns to it. */
export const SleepingForm = sleeping<FilterFormProps>(
  () => import(/* webpackChunkName: "refine" */ './filter-form').then(({ FilterForm }) => ({ Part: FilterForm })),
  <Room />,
);
