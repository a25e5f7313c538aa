import type { StorybookConfig } from '@storybook/react-vite'
import { arcoRef } from '../packages/shell/src/vite/arcoRef.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', '../packages/features/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), arcoRef()], resolve: { ...vite.resolve, conditions: ['@jst/source', 'module', 'browser', 'development|production'] } }),
}
export default config
