/**
 * Finds visible controls that do nothing. Runs in the page, before its scripts run or without them. Links,
 * summaries, popover and dialog buttons, and forms that can be submitted work with HTML alone.
 */
export function findDeadControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'button, input:not([type=hidden]), select, textarea, a:not([href]), [role=button], [role=tab], [role=slider], [role=combobox], [role=switch], [role=checkbox], [role=radio], [role=menuitem], video:not([controls])',
  );
  const canBeSent = (form: HTMLFormElement | null) =>
    Boolean(form?.hasAttribute('action') && form.querySelector('[type=submit]:enabled'));
  const works = (control: HTMLElement) => {
    if (control.matches(':disabled')) return true;
    if (control.matches('[popovertarget], [commandfor]')) return true;
    return canBeSent(control.closest('form'));
  };
  return [...controls]
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      const visible = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return visible && width > 1 && height > 1 && !works(control);
    })
    .map((control) => {
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
      return `${control.tagName} ${control.getAttribute('type') ?? ''} ${name || control.id}`.slice(
        0,
        90,
      );
    });
}
