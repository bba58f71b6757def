import { shape, type ValueOf } from '@shop/shared/page-documents';
import { countOf, headFields, screens } from '../common-fields';

export const phoneScreensSchema = shape({ ...headFields, ...countOf('screens'), screens }, 'Экраны приложения');

export type PhoneScreensProps = ValueOf<typeof phoneScreensSchema>;
