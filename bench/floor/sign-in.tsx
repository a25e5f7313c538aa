// The least that the stack needs for the sign-in page: React Router, Arco's Layout, Input and Button.
import '@arco-design/web-react/es/_util/react-19-adapter'
import { Button, Input, Layout } from '@arco-design/web-react'
import '@arco-design/web-react/es/Layout/style/css.js'
import '@arco-design/web-react/es/Input/style/css.js'
import '@arco-design/web-react/es/Button/style/css.js'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

// bench/ is checked as Node code, which knows no document
declare const document: { getElementById(id: string): Element | null }

function SignIn() {
  return (
    <Layout>
      <form>
        <Input name="account" />
        <Input.Password name="password" />
        <Button type="primary" htmlType="submit" long>
          登录
        </Button>
      </form>
    </Layout>
  )
}

const router = createBrowserRouter([{ path: '/sign-in', Component: SignIn }])
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
