const [ON, OFF] = ['да', 'нет'] as const;

/** A switch is a field of texts like others. */
export const isOn = (text: string | undefined): boolean => text === ON;
export const switched = (isActive: boolean): string => (isActive ? ON : OFF);
