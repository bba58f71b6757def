import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { ViewVital } from './rum-report';

export type NoteVital = (vital: ViewVital, value: number, at: number) => void;

const startOf = ({ entries }: Metric) => entries.at(-1)?.startTime ?? 0;

/** Reports each Web Vital of the document, and when on the page's clock it arose. */
export function watchVitals(note: NoteVital): void {
  onLCP((metric) => note('lcp', metric.value, 0));
  onINP((metric) => note('inp', metric.value, startOf(metric)));
  onCLS((metric) => note('cls', metric.value * 1000, startOf(metric)));
}
