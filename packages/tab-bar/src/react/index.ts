export { TabBar, type TabBarProps } from './tab-bar.tsx'
export { tabElementId } from './tab-item.tsx'
export { closeTabs, showTab, type TabActionPorts } from './tab-actions.ts'
export { tabBarLabels, type TabBarLabels } from '../texts.ts'
