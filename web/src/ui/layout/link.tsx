import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

/** A link as the parts ask for it. `href` is what the address bar would show. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** Draws a link. The app gives one that its router follows; without it links are plain. */
export type RenderLink = (props: LinkProps) => ReactElement;

// oxlint-disable-next-line jsx-a11y/anchor-has-content -- what it says comes with its props
const plainLink: RenderLink = (props) => <a {...props} />;

const LinkContext = createContext<RenderLink>(plainLink);

/** Says once for all parts below how a link is drawn. */
export function LinkProvider({ renderLink, children }: { renderLink: RenderLink; children: ReactNode }) {
  return <LinkContext.Provider value={renderLink}>{children}</LinkContext.Provider>;
}

/** How to draw a link here: the part's own `renderLink`, or the app's, or a plain one. */
export function useRenderLink(own?: RenderLink): RenderLink {
  const fromApp = useContext(LinkContext);
  return own ?? fromApp;
}
