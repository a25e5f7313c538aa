// The least that the stack needs for a list: React Router, Arco's Layout, Menu and Table, the first call started before the first render.
import '@arco-design/web-react/es/_util/react-19-adapter'
import { Layout, Menu, Table } from '@arco-design/web-react'
import '@arco-design/web-react/es/Layout/style/css.js'
import '@arco-design/web-react/es/Menu/style/css.js'
import '@arco-design/web-react/es/Table/style/css.js'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'

// bench/ is checked as Node code, which knows no document
declare const document: { getElementById(id: string): Element | null }
declare const location: { search: string }

type Row = Readonly<Record<string, string | number | null>>

const params = new URLSearchParams(location.search)
const rows: Promise<Row[]> = fetch(params.get('from') ?? '', { headers: { authorization: `Bearer ${localStorage.getItem('jst:token')}` } })
  .then((answer) => answer.json())
  .then((envelope: { Data: { Rows: Row[] } }) => envelope.Data.Rows)
const columns = (params.get('columns') ?? '').split(',').map((field) => ({ title: field, dataIndex: field, width: 150 }))

function Frame() {
  return (
    <Layout style={{ height: '100vh' }}>
      <Layout.Header style={{ height: 48 }}>floor</Layout.Header>
      <Layout>
        <Layout.Sider>
          <Menu selectedKeys={['list']}>
            <Menu.Item key="list">
              <Link to="/list">list</Link>
            </Menu.Item>
            <Menu.Item key="other">
              <Link to="/other">other</Link>
            </Menu.Item>
          </Menu>
        </Layout.Sider>
        <Layout.Content>
          <Outlet />
        </Layout.Content>
      </Layout>
    </Layout>
  )
}

function List() {
  const [data, setData] = useState<Row[]>()
  useEffect(() => void rows.then(setData), [])
  return data && <Table size="small" rowKey="Id" columns={columns} data={data} pagination={false} scroll={{ x: true, y: 600 }} />
}

const router = createBrowserRouter([
  {
    Component: Frame,
    children: [
      { path: '/list', Component: List },
      { path: '/other', Component: () => null },
    ],
  },
])
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
