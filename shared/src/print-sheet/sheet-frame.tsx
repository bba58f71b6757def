import type { ReactNode } from 'react';
import { OnPaper, Sheet, SheetHead, SheetTitle } from './print-sheet.styles';

interface SheetFrameProps {
  title: string;
  /** Shown on the page as well; otherwise in print only. */
  isOnScreen?: boolean | undefined;
  /** Beside the title. */
  corner?: ReactNode;
  children: ReactNode;
}

/** A sheet. Printing a page with sheets prints only them, each on its own paper. */
export function SheetFrame({ title, isOnScreen = false, corner, children }: SheetFrameProps) {
  return (
    <Sheet $isOnScreen={isOnScreen} data-print-sheet="">
      <OnPaper />
      <SheetHead>
        <SheetTitle as="h2">{title}</SheetTitle>
        {corner}
      </SheetHead>
      {children}
    </Sheet>
  );
}
