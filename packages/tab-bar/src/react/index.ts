export { TabBar, type TabBarProps } from './tab-bar.tsx'
export { tabElementId } from './tab-item.tsx'
export { tabBarLabels, type TabBarLabels } from '../texts.ts'
