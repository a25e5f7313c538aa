import type { StorybookConfig } from '@storybook/react-vite'
import { arcoReact19 } from '../packages/shell/src/vite/arco-react-19.ts'
import { valueTypesModule } from './valueTypes.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./tokens/*.stories.tsx', '../packages/*/src/**/*.stories.tsx', '../packages/features/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  docs: { defaultName: '说明' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), arcoReact19(), valueTypesModule],
    resolve: { ...vite.resolve, conditions: ['@jst/source', 'module', 'browser', 'development|production'] },
  }),
}
export default config
