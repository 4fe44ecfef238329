// Shows a game of Youyi where this script stands. One line is enough:
//   <script src="https://…/embed.js" data-table="k7m2wq9pzt4c" data-ply="40" async></script>
//   <script src="https://…/embed.js" data-record="/games/one.json" async></script>
// A record is fetched by the page that shows it, and handed to the frame.
(() => {
  const here = document.currentScript;
  const { table, record, ply, height } = here.dataset;
  const home = new URL(here.src).origin;
  const frame = document.createElement("iframe");
  const at = ply === undefined ? "" : `?ply=${encodeURIComponent(ply)}`;
  frame.src = `${home}/embed${table === undefined ? "" : `/${encodeURIComponent(table)}`}${at}`;
  frame.title = "Youyi";
  frame.loading = "lazy";
  frame.style.cssText = `width: 100%; height: ${Number(height) || 720}px; border: 0`;
  here.after(frame);
  if (record === undefined) return;
  const text = fetch(record).then((answer) =>
    answer.ok ? answer.text() : Promise.reject(new Error(`${record}: ${answer.status}`)),
  );
  addEventListener("message", (event) => {
    if (event.source !== frame.contentWindow || event.origin !== home || event.data?.youyi !== "ready") return;
    text.then((youyi) => frame.contentWindow.postMessage({ youyi }, home));
  });
})();
