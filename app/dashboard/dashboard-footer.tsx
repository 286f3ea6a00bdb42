export function DashboardFooter({ name }: { name: string }) {
  return (
    <footer className="mt-auto border-t border-rule px-4 py-4 text-xs text-faint sm:px-6">
      © {new Date().getFullYear()} {name}
    </footer>
  );
}
