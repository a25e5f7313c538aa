export { DraftSwitcher, type DraftSwitcherProps } from './draft-switcher.tsx'
