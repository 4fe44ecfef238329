/** The line that shows a table's game in another page. */
export const embedLine = (table: string, ply: number): string =>
  `<script src="${location.origin}/embed.js" data-table="${table}" data-ply="${ply}" async></script>`;
