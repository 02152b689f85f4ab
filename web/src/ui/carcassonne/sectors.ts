/* Sectors of the wheel clockwise from the east, as the engine draws them. */
export const SECTORS = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'];
