/**
 * Returns whether a dialog, a question or a menu is open over the page. Then a page that loads below it, late on a slow network, must not take the focus from
 * what is being typed. A closing dialog does not count.
 */
export function isCovered(): boolean {
  return (
    document.querySelector('[role=dialog][data-open], [role=alertdialog][data-open], [role=menu][data-open]') !== null
  );
}
