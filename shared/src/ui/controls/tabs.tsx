import { useRef } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { TabCount } from './tab-links';
import { tabStripStyle, tabStyle } from './tab.styles';

export interface TabItem<T extends string> {
  value: T;
  label: ReactNode;
  count?: number;
}

export interface TabsProps<T extends string> {
  /** Connects tabs with their `TabPanel`s; unique on the page. */
  id: string;
  /** The subject of the tabs, for screen readers. */
  label: string;
  tabs: readonly TabItem<T>[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

const Strip = styled.div`
  ${tabStripStyle}
`;

const Tab = styled.button`
  ${tabStyle}
`;

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs above `TabPanel`s. They are one Tab stop; arrows, Home and End choose. */
export function Tabs<T extends string>({ id, label, tabs, value, onChange, className }: TabsProps<T>) {
  const strip = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const next = STEPS[event.key]?.(index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    strip.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <Strip ref={strip} role="tablist" aria-label={label} className={className}>
      {tabs.map((tab, index) => {
        const isSelected = tab.value === value;
        return (
          <Tab
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={isSelected}
            // Only the panel shown is in the page.
            aria-controls={isSelected ? `${id}-panel-${tab.value}` : undefined}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {tab.label}
            {tab.count !== undefined && <TabCount>{tab.count}</TabCount>}
          </Tab>
        );
      })}
    </Strip>
  );
}

interface TabPanelProps extends ComponentProps<'div'> {
  /** `id` of the `Tabs`. */
  tabsId: string;
  /** The value of its tab. Render the chosen panel only. */
  value: string;
}

export function TabPanel({ tabsId, value, ...rest }: TabPanelProps) {
  return <div {...rest} role="tabpanel" id={`${tabsId}-panel-${value}`} aria-labelledby={`${tabsId}-tab-${value}`} />;
}
