import { appConfig } from '@jst/shell/vite'
import { defineConfig } from 'vite'

export default defineConfig(appConfig({ app: 'portal', port: 5175 }))
