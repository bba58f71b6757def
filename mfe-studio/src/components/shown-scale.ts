/** How large a page in a frame is shown: the studio makes it smaller where there is no room. */
export function shownScale(): number {
  const width = window.frameElement?.getBoundingClientRect().width;
  return width ? Math.min(1, width / innerWidth) : 1;
}
