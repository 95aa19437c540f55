/**
 * Is a dialog, a question or a menu open over the page? Then the focus is its own: a page that arrives under it, late on a slow line, takes
 * nothing away from what is being typed. One that is just closing has let go.
 */
export function isCovered(): boolean {
  return (
    document.querySelector('[role=dialog][data-open], [role=alertdialog][data-open], [role=menu][data-open]') !== null
  );
}
