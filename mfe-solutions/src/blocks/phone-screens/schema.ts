import type { InferType } from 'yup';
import { headFields, screens } from '../common-fields';
import { shape } from '../../content/fields';

export const phoneScreensSchema = shape({ ...headFields, screens }).label('Экраны приложения');

export type PhoneScreensProps = InferType<typeof phoneScreensSchema>;
